import { accountSubjects, emailReasons, signInReasons } from '@/lib/accounts/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountEnabledProps = { fullName: string; link: string }

export const accountEnabled: Mail<AccountEnabledProps> = {
  subject: (_props, studio) => accountSubjects.enabled(studio.name),
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="Sign in with your existing password."
      reason={emailReasons.hasAccount(studio.name)}
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio enabled your account. Sign in with your existing password.`}
      >
        {signInReasons.reopened.title}
      </MailHeading>
      <MailAction href={link} label="Sign in" />
    </MailFrame>
  ),
}
