import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

export type AccountEnabledProps = { fullName: string; link: string }

export const accountEnabled: Mail<AccountEnabledProps> = {
  subject: (_props, studio) => accountSubjects.enabled(studio.name),
  content: ({ fullName, link }, studio) => ({
    preview: 'Sign in with your existing password.',
    reason: emailReasons.hasAccount(studio.name),
    heading: signInReasons.reopened.title,
    to: fullName,
    lead: 'the studio enabled your account. Sign in with your existing password.',
    action: { href: link, label: 'Sign in' },
  }),
}
