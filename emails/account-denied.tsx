import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

/** `note` is what the studio gave as its reason. */
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
        lead={`Hello ${fullName}, the studio did not open a photographer account for you. If you think this is a mistake, write to us.`}
      >
        Your request was not approved.
      </MailHeading>
      <MailFacts facts={[['Note', note]]} />
      <MailAction href={`mailto:${studio.supportEmail}`} label="Write to the studio" />
    </MailFrame>
  ),
}
