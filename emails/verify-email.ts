import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

export type VerifyEmailProps = { fullName: string; link: string }

export const verifyEmail: Mail<VerifyEmailProps> = {
  subject: (_props, studio) => accountSubjects.verifyEmail(studio.name),
  content: ({ fullName, link }) => ({
    preview: linkExpiry.verifyEmail,
    reason: 'someone signed up with this email address',
    heading: 'Verify your email',
    to: fullName,
    lead: `please confirm that this email address is yours. ${linkExpiry.verifyEmail}`,
    action: { href: link, label: 'Verify email', remark: "Didn't sign up? You can ignore this email." },
  }),
}
