import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import { linkExpiry } from '@/lib/people/accounts/words/links'
import type { Mail } from './mail'

export type TeamInvitedProps = {
  /** Who sent it. */
  byName: string
  /** `an editor` */
  role: string
  link: string
}

export const teamInvited: Mail<TeamInvitedProps> = {
  subject: (_props, studio) => accountSubjects.invited(studio.name),
  content: ({ byName, role, link }, studio) => ({
    preview: `${byName} invited you as ${role}.`,
    reason: emailReasons.invited(studio.name),
    heading: `Join ${studio.name}`,
    lead: `${byName} invited you to the team of ${studio.name} as ${role}. Choose a name and a password to get started.`,
    action: { href: link, label: 'Accept invitation', remark: linkExpiry.invitation },
  }),
}
