import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

/** `note` is the reason that the studio gave. */
export type AccountDeniedProps = { fullName: string; note: string }

export const accountDenied: Mail<AccountDeniedProps> = {
  subject: (_props, studio) => accountSubjects.denied(studio.name),
  content: ({ fullName, note }, studio) => ({
    preview: note,
    reason: emailReasons.askedToJoin,
    heading: "Your request wasn't approved",
    to: fullName,
    lead: "the studio didn't approve your photographer account. If you think this is a mistake, contact the studio.",
    facts: [['Note', note]],
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
