import {
  type SecurityChange,
  securityChanges,
  securityMailTexts,
  securitySubject,
} from '@/lib/people/second-factor/words/changes'
import type { Mail } from './mail'

/** `changedAt` is formatted; `detail` names a passkey or a device; `link` opens the account's security page. */
export type SecurityChangedProps = {
  fullName: string
  change: SecurityChange
  detail: string | null
  changedAt: string
  link: string
}

export const securityChanged: Mail<SecurityChangedProps> = {
  subject: ({ change }, studio) => securitySubject(change, studio.name),
  content: ({ fullName, change, detail, changedAt, link }, studio) => ({
    preview: securityMailTexts.preview,
    reason: 'how your account is protected was changed',
    heading: securityChanges[change].heading,
    to: fullName,
    lead: securityChanges[change].lead,
    facts: [
      ['Details', detail],
      ['Changed', changedAt],
    ],
    action: { href: link, label: 'Check security', remark: securityMailTexts.remark(studio.supportEmail) },
  }),
}
