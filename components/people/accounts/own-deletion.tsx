import { Notice } from '@/components/ui/notice'
import type { OwnDeletion } from '@/lib/people/accounts/schema/profile'
import { deletionResponseText, deletionTexts } from '@/lib/people/accounts/words/deletion'
import { CancelDeletionButton, RequestDeletionButton } from './own-deletion-buttons'

/** What deleting the own account means, the state of the request, and the buttons for it. */
export function OwnDeletionSection({ deletion }: { deletion: OwnDeletion }) {
  const { request, obstacle } = deletion
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">
        {deletionTexts.removed} {deletionTexts.stays} The studio decides about each request.
      </p>
      {request?.state === 'PENDING' && (
        <Notice
          tone="wait"
          title={`You asked for this on ${request.requestedOn}`}
          action={<CancelDeletionButton />}
          className="w-full"
        >
          {deletionResponseText}
        </Notice>
      )}
      {request?.state === 'DENIED' && (
        <Notice tone="stop" title="The studio denied your request" className="w-full">
          {request.note}
        </Notice>
      )}
      {obstacle && <p className="text-ink-2">{obstacle}</p>}
      {request?.state !== 'PENDING' && <RequestDeletionButton />}
    </div>
  )
}
