import { emailReasons } from '@/lib/people/accounts/words/emails'
import { requirementMailTexts } from '@/lib/people/second-factor/words/requirement'
import type { Mail } from './mail'

/** `from` is a formatted date, null for at once; `link` opens the account's security page. */
export type FactorRequiredProps = { fullName: string; from: string | null; link: string }

export const factorRequired: Mail<FactorRequiredProps> = {
  subject: (_props, studio) => requirementMailTexts.subject(studio.name),
  content: ({ fullName, from, link }, studio) => ({
    preview: 'Add an authenticator app or a passkey to your account.',
    reason: emailReasons.hasAccount(studio.name),
    heading: requirementMailTexts.heading,
    to: fullName,
    lead: requirementMailTexts.lead(from),
    action: { href: link, label: 'Set it up' },
  }),
}
