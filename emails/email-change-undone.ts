import { accountSubjects, signedOutText } from '@/lib/people/accounts/words/emails'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

/** `undoneAt` is formatted. */
export type EmailChangeUndoneProps = { fullName: string; undoneAt: string }

/** To both addresses. */
export const emailChangeUndone: Mail<EmailChangeUndoneProps> = {
  subject: (_props, studio) => accountSubjects.emailRestored(studio.name),
  content: ({ fullName, undoneAt }, studio) => ({
    preview: signedOutText,
    reason: 'this is or was the email address of your account',
    heading: signInReasons['email-restored'].title,
    to: fullName,
    lead: "your account has its old email address again. All devices were signed out, and the password no longer works. If it wasn't you, contact the studio.",
    facts: [['Changed back', undoneAt]],
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
