import { accountSubjects, linkExpiry } from '@/lib/accounts/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type VerifyEmailProps = { fullName: string; link: string }

export const verifyEmail: Mail<VerifyEmailProps> = {
  subject: (_props, studio) => accountSubjects.verifyEmail(studio.name),
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={linkExpiry.verifyEmail}
      reason="someone signed up with this email address"
    >
      <MailHeading
        lead={`Hello ${fullName}, please confirm that this email address is yours. ${linkExpiry.verifyEmail}`}
      >
        Verify your email.
      </MailHeading>
      <MailAction href={link} label="Verify email" remark="Didn't sign up? You can ignore this email." />
    </MailFrame>
  ),
}
