import { Notice } from '@/components/ui/notice'

/** What a client sees who comes back from the checkout of an invoice without photos. */
export function ReturnNotice({ state }: { state: 'paid' | 'processing' | 'cancelled' }) {
  if (state === 'paid') {
    return (
      <Notice tone="ok" title="Payment Successful!" announce className="mb-7">
        Thank you. A receipt is on its way to your inbox.
      </Notice>
    )
  }
  if (state === 'cancelled') {
    return (
      <Notice tone="wait" title="Payment Cancelled" announce className="mb-7">
        Your payment was cancelled. You can try again anytime.
      </Notice>
    )
  }
  return (
    <Notice title="Confirming your payment" announce className="mb-7">
      The bank has not answered yet. The invoice shows here as paid once it has; you may leave this page.
    </Notice>
  )
}
