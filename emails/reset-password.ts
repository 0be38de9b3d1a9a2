import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

export type ResetPasswordProps = { fullName: string; link: string }

export const resetPassword: Mail<ResetPasswordProps> = {
  subject: (_props, studio) => accountSubjects.resetPassword(studio.name),
  content: ({ fullName, link }) => ({
    preview: linkExpiry.resetPassword,
    reason: 'someone asked to reset the password for this email address',
    heading: 'Reset your password',
    to: fullName,
    lead: `you can now choose a new password. ${linkExpiry.resetPassword}`,
    action: {
      href: link,
      label: 'Choose a new password',
      remark: "Didn't ask for this? You can ignore this email; your password hasn't changed.",
    },
  }),
}
