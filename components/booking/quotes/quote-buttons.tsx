'use client'

import { ActionButton } from '@/components/ui/action-button'
import { DeleteButton } from '@/components/ui/delete-button'
import { closeQuoteAction, deleteQuoteAction, reopenQuoteAction } from '@/lib/booking/quotes/actions'
import type { QuoteDetail } from '@/lib/booking/quotes/schema'

const failure = "The request couldn't be updated. Please try again."

type QuoteButtonsProps = { quote: Pick<QuoteDetail, 'id' | 'status' | 'fullName'>; leaveTo: string }

/** Closes, reopens, or deletes a request. */
export function QuoteButtons({ quote: { id: quoteId, status, fullName }, leaveTo }: QuoteButtonsProps) {
  return (
    <>
      {status === 'CLOSED' ? (
        <ActionButton
          size="sm"
          act={() => reopenQuoteAction({ quoteId })}
          icon="rotate-ccw"
          label="Reopen"
          busyText="Reopening"
          done="Request reopened"
          failed={failure}
        />
      ) : (
        <ActionButton
          size="sm"
          act={() => closeQuoteAction({ quoteId })}
          icon="x"
          label="Close"
          busyText="Closing"
          done="Request closed"
          failed={failure}
        />
      )}
      <DeleteButton
        label={`Delete ${fullName}’s request`}
        title="Delete this request?"
        description={`${fullName}’s request and its replies will be deleted for the whole studio. This can't be undone.`}
        cancelLabel="Keep request"
        act={() => deleteQuoteAction({ quoteId })}
        done="Request deleted"
        failed="Failed to delete the request"
        leaveTo={leaveTo}
      />
    </>
  )
}
