import { Notice } from '@/components/ui/notice'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { disputedTitle, lostText, lostTitle, respondText } from '@/lib/billing/invoices/words/disputes'
import { WriteOffButton } from './write-off-button'

type DisputeNoticeProps = {
  invoice: InvoiceDetail
  /** The number of the unpaid invoice that asks for a lost payment again; null without one. */
  askedAgain: string | null
}

/** Says that the client's bank disputes a payment, and what follows once it's lost. For the studio. */
export function DisputeNotice({ invoice: { id, dispute }, askedAgain }: DisputeNoticeProps) {
  if (!dispute) return null
  const { isLost, dueOn } = dispute
  return (
    <Notice
      tone="stop"
      title={isLost ? lostTitle : disputedTitle}
      className="mb-7"
      action={askedAgain && <WriteOffButton invoiceId={id} replacedBy={askedAgain} />}
    >
      {isLost ? lostText(askedAgain) : respondText(dueOn)}
    </Notice>
  )
}
