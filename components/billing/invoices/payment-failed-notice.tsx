import { Notice } from '@/components/ui/notice'
import type { PaymentFailure } from '@/lib/billing/invoices/schema/invoices'
import { paymentFailedTexts, paymentFailedTitle } from '@/lib/billing/invoices/words/failures'

type PaymentFailedNoticeProps = { failure: PaymentFailure | null; isPayer: boolean }

/** Says why the last payment failed, and what to do. Renders nothing if none did. */
export function PaymentFailedNotice({ failure, isPayer }: PaymentFailedNoticeProps) {
  if (!failure) return null
  const reader = isPayer ? 'payer' : 'studio'
  return (
    <Notice tone="stop" title={paymentFailedTitle(failure, reader)} className="mb-7">
      {paymentFailedTexts[reader]}
    </Notice>
  )
}
