import { revisionSubjects, revisionTitles } from '@/lib/photos/revisions/words/revisions'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type VersionsReadyProps = { fullName: string; count: number; address: string; link: string }

/** To the client, when new versions of their photos are prepared; one email per upload. */
export const versionsReady: Mail<VersionsReadyProps> = {
  subject: ({ count, address }) => revisionSubjects.ready(count, address),
  content: ({ fullName, count, address, link }) => ({
    preview: 'Approve what you like, or ask for more changes.',
    reason: clientReason,
    heading: revisionTitles.ready(count),
    to: fullName,
    lead: "compare before and after, then approve or ask again. Your photos don't change until you approve.",
    address,
    facts: [['New versions', String(count)]],
    action: { href: link, label: 'Compare versions' },
  }),
}
