import { Notice } from '@/components/ui/notice'
import type { OpenRefund } from '@/lib/billing/invoices/schema/refunds'
import { RetryRefundButton } from './retry-refund-button'

type RefundNoticesProps = { refunds: OpenRefund[] }

/** Shows the studio refunds that Stripe hasn't confirmed, and failed ones with a button to retry. */
export function RefundNotices({ refunds }: RefundNoticesProps) {
  return refunds.map((refund) => <RefundNotice key={refund.id} refund={refund} />)
}

function RefundNotice({ refund }: { refund: OpenRefund }) {
  const { amount, failure, canRetry } = refund
  const what = `Refund of ${amount}${refund.isDuplicate ? ' for a duplicate payment' : ''}`
  if (failure === null) {
    return (
      <Notice tone="wait" title={`${what} is being processed`} className="mb-7">
        Stripe hasn't confirmed it yet. You'll be notified if it fails.
      </Notice>
    )
  }
  return (
    <Notice
      tone="stop"
      title={`${what} failed`}
      action={canRetry && <RetryRefundButton refund={refund} />}
      className="mb-7"
    >
      {failure} The client hasn't received this money.
    </Notice>
  )
}
