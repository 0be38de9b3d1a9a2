'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { retryRefundAction } from '@/lib/invoices/actions'
import { invoiceTitles } from '@/lib/invoices/words/notifications'
import { refundPending } from '@/lib/invoices/words/refund'

type RetryRefundButtonProps = { refund: { id: string; amount: string } }

/** Retries a failed refund. However often it is clicked, the client is refunded once. */
export function RetryRefundButton({ refund }: RetryRefundButtonProps) {
  const router = useRouter()
  const [busy, startRetry] = useTransition()

  async function retry() {
    const result = await retryRefundAction({ refundId: refund.id }).catch(() => null)
    if (!result?.ok) toast.error('Not refunded', explainFailure(result, 'Try again.'))
    else if (result.data.state === 'PENDING') toast.success(refundPending.title, refundPending.message)
    else toast.success(invoiceTitles.refunded(result.data.amount))
    router.refresh()
  }

  return (
    <Button
      size="sm"
      busy={busy}
      busyText="Refunding"
      aria-label={`Try again to refund ${refund.amount}`}
      onClick={() => startRetry(retry)}
      className="max-fold:min-h-11"
    >
      Try again
    </Button>
  )
}
