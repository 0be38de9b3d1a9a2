import { emailReasons } from '@/lib/people/accounts/words/emails'
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
  content: ({ fullName, applicantName, applicantEmail, link }, studio) => ({
    preview: `${applicantName}, ${applicantEmail}`,
    reason: emailReasons.isPhotographer(studio.name),
    heading: `${applicantName} wants to join`,
    to: fullName,
    lead: `${applicantName} signed up as a photographer and is waiting for approval.`,
    facts: [
      ['Name', applicantName],
      ['Email', applicantEmail],
    ],
    action: { href: link, label: 'Review request' },
  }),
}
