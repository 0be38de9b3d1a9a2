import { askedForDeletion, deletionTexts } from '@/lib/people/accounts/words/deletion'
import { accountSubjects, emailReasons } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

export type DeletionRequestedProps = {
  fullName: string
  clientName: string
  clientEmail: string
  link: string
}

/** To the studio's owner, who decides. */
export const deletionRequested: Mail<DeletionRequestedProps> = {
  subject: ({ clientName }) => accountSubjects.deletionRequested(clientName),
  content: ({ fullName, clientName, clientEmail, link }, studio) => ({
    preview: `${clientName}, ${clientEmail}`,
    reason: emailReasons.isPhotographer(studio.name),
    heading: askedForDeletion(clientName),
    to: fullName,
    lead: `you decide whether the account is deleted. ${deletionTexts.removed} ${deletionTexts.stays}`,
    facts: [
      ['Name', clientName],
      ['Email', clientEmail],
    ],
    action: { href: link, label: 'Review request' },
  }),
}
