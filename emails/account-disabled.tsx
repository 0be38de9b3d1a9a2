import { accountSubjects, emailReasons, signInReasons } from '@/lib/accounts/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountDisabledProps = { fullName: string }

export const accountDisabled: Mail<AccountDisabledProps> = {
  subject: (_props, studio) => accountSubjects.disabled(studio.name),
  body: ({ fullName }, studio) => (
    <MailFrame
      studio={studio}
      preview="You're signed out on all devices."
      reason={emailReasons.hasAccount(studio.name)}
    >
      <MailHeading
        lead={`Hello ${fullName}, the studio disabled your account, and you're signed out on all devices. Your bookings and photos weren't deleted. If you think this is a mistake, contact the studio.`}
      >
        {signInReasons.closed.title}
      </MailHeading>
      <MailAction href={`mailto:${studio.supportEmail}`} label="Email the studio" />
    </MailFrame>
  ),
}
