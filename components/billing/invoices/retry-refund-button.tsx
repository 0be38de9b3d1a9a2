'use client'

import { ActionButton } from '@/components/ui/action-button'
import { retryRefundAction } from '@/lib/billing/invoices/actions'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { refundPending } from '@/lib/billing/invoices/words/refund'

type RetryRefundButtonProps = { refund: { id: string; amount: string } }

/** Retries a failed refund. However often it is clicked, the client is refunded once. */
export function RetryRefundButton({ refund }: RetryRefundButtonProps) {
  return (
    <ActionButton
      label="Try again"
      size="sm"
      busyText="Refunding"
      aria-label={`Try again to refund ${refund.amount}`}
      act={() => retryRefundAction({ refundId: refund.id })}
      done={({ state, amount }) =>
        state === 'PENDING' ? [refundPending.title, refundPending.message] : invoiceTitles.refunded(amount)
      }
      failed="Try again."
      failedTitle="Not refunded"
      className="max-fold:min-h-11"
    />
  )
}
