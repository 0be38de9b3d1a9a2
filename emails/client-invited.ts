import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

export type ClientInvitedProps = {
  fullName: string
  /** The photographer who invites; null when the link was only requested again. */
  byName: string | null
  link: string
}

/** To a client whose account the studio created. */
export const clientInvited: Mail<ClientInvitedProps> = {
  subject: (_props, studio) => accountSubjects.clientInvited(studio.name),
  content: ({ fullName, byName, link }, studio) => ({
    preview: linkExpiry.invitation,
    reason: `${studio.name} created an account for this email address`,
    heading: 'Choose your password',
    to: fullName,
    lead: `${byName ?? 'the studio'} created an account for you, where you find your bookings, photos, and invoices. Choose a password to sign in. ${linkExpiry.invitation}`,
    action: {
      href: link,
      label: 'Choose a password',
      remark: `Don't know ${studio.name}? You can ignore this email.`,
    },
  }),
}
