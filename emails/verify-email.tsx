import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type VerifyEmailProps = { fullName: string; link: string }

export const verifyEmail: Mail<VerifyEmailProps> = {
  subject: (_props, studio) => `Verify your e-mail for ${studio.name}`,
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="One click, and your account is ready."
      reason="You receive this because this address signed up."
    >
      <MailHeading
        lead={`Hello ${fullName}, confirm that this address is yours. The link works once, for 24 hours.`}
      >
        Verify your e-mail.
      </MailHeading>
      <MailAction
        href={link}
        label="Verify e-mail"
        remark="You did not sign up? Then leave this mail alone: nothing happens without the click."
      />
    </MailFrame>
  ),
}
