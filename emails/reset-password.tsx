import { accountSubjects, linkExpiry } from '@/lib/accounts/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type ResetPasswordProps = { fullName: string; link: string }

export const resetPassword: Mail<ResetPasswordProps> = {
  subject: (_props, studio) => accountSubjects.resetPassword(studio.name),
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={linkExpiry.resetPassword}
      reason="someone asked to reset the password for this email address"
    >
      <MailHeading lead={`Hello ${fullName}, you can now choose a new password. ${linkExpiry.resetPassword}`}>
        Reset your password.
      </MailHeading>
      <MailAction
        href={link}
        label="Choose a new password"
        remark="Didn't ask for this? You can ignore this email; your password hasn't changed."
      />
    </MailFrame>
  ),
}
