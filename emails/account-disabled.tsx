import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountDisabledProps = { fullName: string }

export const accountDisabled: Mail<AccountDisabledProps> = {
  subject: (_props, studio) => `Your ${studio.name} account is closed`,
  body: ({ fullName }, studio) => (
    <MailFrame
      studio={studio}
      preview="The studio closed it. Your bookings and photos stay."
      reason="You receive this because you have an account in the portal."
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio closed your account, and you are signed out everywhere. Your bookings and photos stay as they are. If you think this is a mistake, write to us.`}
      >
        Your account is closed.
      </MailHeading>
      <MailAction href={`mailto:${studio.supportEmail}`} label="Write to the studio" />
    </MailFrame>
  ),
}
