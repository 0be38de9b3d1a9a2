import { deletionTexts } from '@/lib/people/accounts/words/deletion'
import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import { accountDeletedTitle } from '@/lib/people/accounts/words/signed-out'
import type { Mail } from './mail'

export type AccountDeletedProps = { fullName: string }

/** The last email to a client whose account was deleted at their request. */
export const accountDeleted: Mail<AccountDeletedProps> = {
  subject: (_props, studio) => accountSubjects.deleted(studio.name),
  content: ({ fullName }, studio) => ({
    preview: deletionTexts.removed,
    reason: emailReasons.askedForDeletion,
    heading: accountDeletedTitle,
    to: fullName,
    lead: `as you asked, the studio deleted your account. ${deletionTexts.removed} ${deletionTexts.stays} This is the last email you get from the portal.`,
    action: { href: `mailto:${studio.supportEmail}`, label: 'Email the studio' },
  }),
}
