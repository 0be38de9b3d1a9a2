import { accountSubjects, signInReasons } from '@/lib/accounts/words'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

/** `changedAt` is formatted; `link` opens the page that emails a reset link. */
export type PasswordChangedProps = { fullName: string; changedAt: string; link: string }

export const passwordChanged: Mail<PasswordChangedProps> = {
  subject: (_props, studio) => accountSubjects.passwordChanged(studio.name),
  body: ({ fullName, changedAt, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="Wasn't you? Reset your password now."
      reason="the password for your account was changed"
    >
      <MailHeading
        lead={`Hello ${fullName}, your account has a new password, and all other devices are signed out.`}
      >
        {signInReasons['password-changed'].title}
      </MailHeading>
      <MailFacts facts={[['Changed', changedAt]]} />
      <MailAction
        href={link}
        label="Reset password"
        remark={`Wasn't you? Reset your password now, then email ${studio.supportEmail}.`}
      />
    </MailFrame>
  ),
}
