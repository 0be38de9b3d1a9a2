import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

/** `note` is the reason that the studio gave. */
export type DeletionDeniedProps = { fullName: string; note: string }

export const deletionDenied: Mail<DeletionDeniedProps> = {
  subject: (_props, studio) => accountSubjects.deletionDenied(studio.name),
  content: ({ fullName, note }, studio) => ({
    preview: note,
    reason: emailReasons.askedForDeletion,
    heading: "Your account wasn't deleted",
    to: fullName,
    lead: "the studio couldn't delete your account yet. You can ask again at any time under Your data in your profile.",
    facts: [['Reason', note]],
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
