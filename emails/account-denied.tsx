import { accountSubjects, emailReasons } from '@/lib/accounts/words'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

/** `note` is the reason that the studio gave. */
export type AccountDeniedProps = { fullName: string; note: string }

export const accountDenied: Mail<AccountDeniedProps> = {
  subject: (_props, studio) => accountSubjects.denied(studio.name),
  body: ({ fullName, note }, studio) => (
    <MailFrame studio={studio} preview={note} reason={emailReasons.askedToJoin}>
      <MailHeading
        lead={`Hello ${fullName}, the studio didn't approve your photographer account. If you think this is a mistake, contact the studio.`}
      >
        Your request wasn't approved.
      </MailHeading>
      <MailFacts facts={[['Note', note]]} />
      <MailAction href={`mailto:${studio.supportEmail}`} label="Email the studio" />
    </MailFrame>
  ),
}
