import { accountSubjects, notYouTexts } from '@/lib/people/accounts/words/emails'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

/** `changedAt` is formatted; `link` opens the page that emails a reset link. */
export type PasswordChangedProps = { fullName: string; changedAt: string; link: string }

export const passwordChanged: Mail<PasswordChangedProps> = {
  subject: (_props, studio) => accountSubjects.passwordChanged(studio.name),
  content: ({ fullName, changedAt, link }, studio) => ({
    preview: notYouTexts.preview,
    reason: 'the password for your account was changed',
    heading: signInReasons['password-changed'].title,
    to: fullName,
    lead: 'your account has a new password, and all other devices are signed out.',
    facts: [['Changed', changedAt]],
    action: {
      href: link,
      label: 'Reset password',
      remark: `Wasn't you? Reset your password now, then email ${studio.supportEmail}.`,
    },
  }),
}
