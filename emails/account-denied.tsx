import { MailFrame, MailHeading } from './frame'
import type { Mail } from './mail'

export type AccountDeniedProps = { fullName: string; note: string }

export const accountDenied: Mail<AccountDeniedProps> = {
  subject: (_props, studio) => `Your request to join ${studio.name}`,
  body: ({ fullName, note }, studio) => (
    <MailFrame
      studio={studio}
      preview={note}
      reason="You receive this because you asked to join as a photographer."
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio did not open a photographer account for you. ${note}. If you think this is a mistake, write to ${studio.supportEmail}.`}
      >
        Your request was not approved.
      </MailHeading>
    </MailFrame>
  ),
}
