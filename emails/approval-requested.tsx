import { emailReasons } from '@/lib/accounts/words'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type ApprovalRequestedProps = {
  fullName: string
  applicantName: string
  applicantEmail: string
  link: string
}

/** To every active photographer: each of them can approve or deny the account. */
export const approvalRequested: Mail<ApprovalRequestedProps> = {
  subject: ({ applicantName }) => `${applicantName} wants to join as a photographer`,
  body: ({ fullName, applicantName, applicantEmail, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${applicantName}, ${applicantEmail}`}
      reason={emailReasons.isPhotographer(studio.name)}
    >
      <MailHeading
        lead={`Hello ${fullName}, ${applicantName} signed up as a photographer and is waiting for approval.`}
      >
        {applicantName} wants to join.
      </MailHeading>
      <MailFacts
        facts={[
          ['Name', applicantName],
          ['Email', applicantEmail],
        ]}
      />
      <MailAction href={link} label="Review request" />
    </MailFrame>
  ),
}
