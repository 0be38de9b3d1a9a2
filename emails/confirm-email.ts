import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

export type ConfirmEmailProps = { fullName: string; link: string }

/** To the new address of an account. */
export const confirmEmail: Mail<ConfirmEmailProps> = {
  subject: (_props, studio) => accountSubjects.confirmEmail(studio.name),
  content: ({ fullName, link }) => ({
    preview: 'Confirm that this address is yours.',
    reason: 'someone entered this address as the new one of their account',
    heading: 'Confirm your new email',
    to: fullName,
    lead: 'confirm that this address is yours. From then on, you sign in with it and get our emails here.',
    action: {
      href: link,
      label: 'Confirm email',
      remark: `${linkExpiry.confirmEmail} Wasn't you? You can ignore this email; nothing has changed.`,
    },
  }),
}
