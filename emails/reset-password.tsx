import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type ResetPasswordProps = { fullName: string; link: string }

export const resetPassword: Mail<ResetPasswordProps> = {
  subject: (_props, studio) => `Choose a new password for ${studio.name}`,
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="The link works once, for one hour."
      reason="You receive this because somebody asked for a new password for this address."
    >
      <MailHeading
        lead={`Hello ${fullName}, this link lets you choose a new password. It works once, for one hour.`}
      >
        Choose a new password.
      </MailHeading>
      <MailAction
        href={link}
        label="Choose a new password"
        remark="You did not ask for it? Then leave this mail alone: your password stays as it is."
      />
    </MailFrame>
  ),
}
