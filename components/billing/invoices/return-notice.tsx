import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { ReturnState } from '@/lib/billing/invoices/schema/paying'
import { checkoutNotices } from '@/lib/billing/invoices/words/payment'

const tones: Record<ReturnState, NoticeTone> = {
  paid: 'ok',
  cancelled: 'wait',
  failed: 'stop',
  expired: 'wait',
  processing: 'info',
}

/** Shows the state of a payment to a client returning from the checkout. */
export function ReturnNotice({ state }: { state: ReturnState }) {
  const { title, message } = checkoutNotices[state]
  return (
    <Notice tone={tones[state]} title={title} announce className="mb-7">
      {message}
    </Notice>
  )
}
