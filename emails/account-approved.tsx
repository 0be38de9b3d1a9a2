import { accountSubjects, emailReasons, signInReasons } from '@/lib/accounts/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountApprovedProps = { fullName: string; link: string }

export const accountApproved: Mail<AccountApprovedProps> = {
  subject: (_props, studio) => accountSubjects.approved(studio.name),
  body: ({ fullName, link }, studio) => (
    <MailFrame studio={studio} preview="Sign in to get started." reason={emailReasons.askedToJoin}>
      <MailHeading
        lead={`Hello ${fullName}, the studio approved your photographer account. Sign in to get started.`}
      >
        {signInReasons.approved.title}
      </MailHeading>
      <MailAction href={link} label="Sign in" />
    </MailFrame>
  ),
}
