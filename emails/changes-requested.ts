import { revisionSubjects, revisionTitles } from '@/lib/photos/revisions/words/revisions'
import { countOf } from '@/lib/platform/words'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type ChangesRequestedProps = {
  fullName: string
  /** The disabled photographer whose shoot it is, if that isn't the reader. */
  standInFor?: string
  clientName: string
  address: string
  photoCount: number
  commentCount: number
  /** The round's number. */
  number: number
  link: string
}

/** To the photographer, when the client sends change requests; one email per round. */
export const changesRequested: Mail<ChangesRequestedProps> = {
  subject: ({ clientName, photoCount, address }) =>
    revisionSubjects.requested(clientName, photoCount, address),
  content: ({ fullName, standInFor, clientName, address, photoCount, commentCount, number, link }) => ({
    preview: `${countOf(commentCount, 'comment')}, round ${number}.`,
    reason: photographerReason(standInFor),
    heading: revisionTitles.requested(clientName, photoCount),
    to: fullName,
    lead: 'open the photos to see each comment at its spot, then reply or upload a new version.',
    address,
    facts: [
      ['Round', String(number)],
      ['Photos', String(photoCount)],
      ['Comments', String(commentCount)],
    ],
    action: { href: link, label: 'View changes' },
  }),
}
