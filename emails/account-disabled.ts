import { accountSubjects, emailReasons, signedOutText } from '@/lib/people/accounts/words/emails'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

export type AccountDisabledProps = { fullName: string }

export const accountDisabled: Mail<AccountDisabledProps> = {
  subject: (_props, studio) => accountSubjects.disabled(studio.name),
  content: ({ fullName }, studio) => ({
    preview: signedOutText,
    reason: emailReasons.hasAccount(studio.name),
    heading: signInReasons.closed.title,
    to: fullName,
    lead: "the studio disabled your account, and you're signed out on all devices. Your bookings and photos weren't deleted. If you think this is a mistake, contact the studio.",
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
