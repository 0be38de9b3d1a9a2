import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import { draftsTitle, draftText } from '@/lib/photos/deliveries/words/uploads'
import { draftAddress } from './draft-contents'

/** Links to the reader's drafts that aren't open. */
export function OtherDrafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  if (drafts.length === 0) return null
  return (
    <Notice title={draftsTitle}>
      <ul className="grid">
        {drafts.map((draft) => (
          <li key={draft.idempotencyKey}>
            <TextLink href={draftAddress(draft)}>{draftText(draft.label, draft.fileCount)}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
