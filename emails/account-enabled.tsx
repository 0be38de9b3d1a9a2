import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountEnabledProps = { fullName: string; link: string }

export const accountEnabled: Mail<AccountEnabledProps> = {
  subject: (_props, studio) => `Your ${studio.name} account is open again`,
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="Sign in with the password you had."
      reason="You receive this because you have an account in the portal."
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio opened your account again. Sign in with the password you had.`}
      >
        Your account is open again.
      </MailHeading>
      <MailAction href={link} label="Sign in" />
    </MailFrame>
  ),
}
