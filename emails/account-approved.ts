import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

export type AccountApprovedProps = { fullName: string; link: string }

export const accountApproved: Mail<AccountApprovedProps> = {
  subject: (_props, studio) => accountSubjects.approved(studio.name),
  content: ({ fullName, link }) => ({
    preview: 'Sign in to get started.',
    reason: emailReasons.askedToJoin,
    heading: signInReasons.approved.title,
    to: fullName,
    lead: 'the studio approved your photographer account. Sign in to get started.',
    action: { href: link, label: 'Sign in' },
  }),
}
