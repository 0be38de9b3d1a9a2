import { revisionSubjects, revisionTitles } from '@/lib/photos/revisions/words/revisions'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type ChangesApprovedProps = {
  fullName: string
  /** The disabled photographer whose shoot it is, if that isn't the reader. */
  standInFor?: string
  clientName: string
  address: string
  link: string
}

/** To the photographer, when the client has approved the last open change. */
export const changesApproved: Mail<ChangesApprovedProps> = {
  subject: ({ address }) => revisionSubjects.approved(address),
  content: ({ fullName, standInFor, clientName, address, link }) => ({
    preview: `${clientName} has no open change requests.`,
    reason: photographerReason(standInFor),
    heading: revisionTitles.approved,
    to: fullName,
    lead: `${clientName} approved your new versions. They're now in the gallery and in every download.`,
    address,
    facts: [],
    action: { href: link, label: 'View photos' },
  }),
}
