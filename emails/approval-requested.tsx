import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

/** To a photographer who may decide. */
export type ApprovalRequestedProps = {
  fullName: string
  applicantName: string
  applicantEmail: string
  link: string
}

export const approvalRequested: Mail<ApprovalRequestedProps> = {
  subject: ({ applicantName }) => `${applicantName} asks to join as a photographer`,
  body: ({ fullName, applicantName, applicantEmail, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${applicantName}, ${applicantEmail}`}
      reason="You receive this because you are a photographer of the studio."
    >
      <MailHeading
        lead={`Hello ${fullName}, a new account waits for approval. Until one of you decides, it opens nothing.`}
      >
        {applicantName} asks to join.
      </MailHeading>
      <MailFacts
        facts={[
          ['Name', applicantName],
          ['E-mail', applicantEmail],
        ]}
      />
      <MailAction href={link} label="Approve or deny" />
    </MailFrame>
  ),
}
