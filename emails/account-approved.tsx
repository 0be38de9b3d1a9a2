import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountApprovedProps = { fullName: string; link: string }

export const accountApproved: Mail<AccountApprovedProps> = {
  subject: (_props, studio) => `Your ${studio.name} account is approved`,
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="You can work in the portal from now on."
      reason="You receive this because you asked to join as a photographer."
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio approved your photographer account. Sign in to start.`}
      >
        Your account is approved.
      </MailHeading>
      <MailAction href={link} label="Sign in" />
    </MailFrame>
  ),
}
