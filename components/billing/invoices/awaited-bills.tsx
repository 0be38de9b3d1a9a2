import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { AwaitedBill } from '@/lib/billing/invoices/queries/list-awaited-bills'
import { openBillText, payOwnShareText, sharedBillTitles } from '@/lib/billing/invoices/words/shares'
import { withOrigin } from '@/lib/platform/web/site-path'

type AwaitedBillsProps = {
  /** The path of the booking, for the invoice's back link. */
  origin: string
  bills: readonly AwaitedBill[]
}

/** What a client reads about a booking's shared bills while photos wait for them. */
export function AwaitedBills({ origin, bills }: AwaitedBillsProps) {
  return bills.map(({ invoiceId, isPaid, summary }) => (
    <Notice
      key={invoiceId}
      tone="wait"
      icon="clock"
      title={isPaid ? sharedBillTitles.waiting : sharedBillTitles.unpaid}
      action={
        <TextLink href={withOrigin(`/invoices/${invoiceId}`, origin)}>
          {isPaid ? openBillText : payOwnShareText}
        </TextLink>
      }
    >
      {summary}
    </Notice>
  ))
}
