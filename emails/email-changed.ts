import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

/** The dates are formatted; `link` opens the page that changes the address back. */
export type EmailChangedProps = {
  fullName: string
  newEmail: string
  changedAt: string
  undoUntil: string
  link: string
}

/** To the old address of an account. */
export const emailChanged: Mail<EmailChangedProps> = {
  subject: (_props, studio) => accountSubjects.emailChanged(studio.name),
  content: ({ fullName, newEmail, changedAt, undoUntil, link }, studio) => ({
    preview: "Wasn't you? Change it back now.",
    reason: 'your account had this email address',
    heading: 'Your email address was changed',
    to: fullName,
    lead: "your account has a new email address. If it was you, there's nothing to do.",
    facts: [
      ['New address', newEmail],
      ['Changed', changedAt],
      ['Can be changed back until', undoUntil],
    ],
    action: {
      href: link,
      label: 'Change it back',
      remark: `Wasn't you? Change it back now, which signs out all devices, then email ${studio.supportEmail}. ${linkExpiry.undoEmail}`,
    },
  }),
}
