import { accountSubjects } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

/** Replaces the link to a new address that already has an account: the page doesn't reveal which addresses do. */
export const emailTaken: Mail<Record<string, never>> = {
  subject: (_props, studio) => accountSubjects.emailTaken(studio.name),
  content: (_props, studio) => ({
    preview: 'Nothing has changed.',
    reason: 'someone entered this address as the new one of another account',
    heading: 'This email already has an account',
    lead: `Someone tried to use this address for another account with ${studio.name}, but it already has one. If both are yours, contact the studio. Otherwise you can ignore this email; nothing has changed.`,
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
