import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

export type RoleChangedProps = {
  fullName: string
  /** `an editor` */
  role: string
}

export const roleChanged: Mail<RoleChangedProps> = {
  subject: (_props, studio) => accountSubjects.roleChanged(studio.name),
  content: ({ fullName, role }, studio) => ({
    preview: `You're now ${role}.`,
    reason: emailReasons.hasAccount(studio.name),
    heading: 'Your role changed',
    to: fullName,
    lead: `you're now ${role} at ${studio.name}. You've been signed out on all devices; sign in to continue.`,
    action: { href: `${studio.appUrl}/auth`, label: 'Sign in' },
  }),
}
