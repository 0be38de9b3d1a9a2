import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { ReturnState } from '@/lib/invoices/schema'

const notices: Record<ReturnState, { tone: NoticeTone; title: string; text: string }> = {
  paid: {
    tone: 'ok',
    title: 'Payment Successful!',
    text: 'Thank you. A receipt is on its way to your inbox.',
  },
  cancelled: {
    tone: 'wait',
    title: 'Payment Cancelled',
    text: 'Your payment was cancelled. You can try again anytime.',
  },
  failed: {
    tone: 'stop',
    title: 'Payment failed',
    text: 'The bank did not complete the payment. Nothing was charged; you can try again or use another card.',
  },
  expired: {
    tone: 'wait',
    title: 'The payment page has expired',
    text: 'Nothing was charged. Pay Now opens a new one.',
  },
  processing: {
    tone: 'info',
    title: 'Confirming your payment',
    text: 'The bank has not answered yet. The invoice shows here as paid once it has; you may leave this page.',
  },
}

/** What a client sees who comes back from the checkout of an invoice without photos. */
export function ReturnNotice({ state }: { state: ReturnState }) {
  const { tone, title, text } = notices[state]
  return (
    <Notice tone={tone} title={title} announce className="mb-7">
      {text}
    </Notice>
  )
}
