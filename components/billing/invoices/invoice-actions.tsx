import { LinkButton } from '@/components/ui/button'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import type { PayingCard } from '@/lib/billing/invoices/schema/paying'
import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { payText } from '@/lib/billing/invoices/words/due'
import { InvoiceMenu } from './invoice-menu'
import { PayInvoiceButton } from './pay-invoice-button'
import { PrintEntry } from './print-entry'
import { RemindButton } from './remind-button'
import type { ShownInvoice } from './shown-invoice'

type InvoiceActionsProps = {
  invoice: InvoiceDetail
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill: SharedBill | null
  card: PayingCard | null
  /** Whether its last payment failed. */
  hasFailed: boolean
  today: string
}

/** What the reader can do with this invoice: pay it, remind its client, or download it, and a menu of everything else. */
export function InvoiceActions({ invoice, bill, card, hasFailed, today }: InvoiceActionsProps) {
  const { can, id, number, amountCents, currency, pricesIncludeTax, allowsTest } = invoice
  // Photos of a shared bill wait for the others too.
  const shown = {
    id,
    number,
    amount: invoice.amount,
    address: invoice.booking.address,
    opensPhotos: invoice.opensPhotos && invoice.share === null,
    allowsTest,
  }
  // The card that failed is offered again in the menu only.
  const isDeclined = hasFailed && !card?.isNew
  return (
    <>
      <NextButton invoice={invoice} shown={shown} card={isDeclined ? null : card} isFailed={isDeclined} />
      <InvoiceMenu
        isInBar
        invoice={shown}
        can={can}
        split={can.split ? { id, number, dueCents: amountCents, currency, isPayer: can.pay } : null}
        replace={
          can.replace ? { ...shown, agreedCents: invoice.replacementCents, pricesIncludeTax, currency } : null
        }
        card={isDeclined ? card : null}
        bill={bill}
        today={today}
      >
        <PrintEntry />
      </InvoiceMenu>
    </>
  )
}

type NextButtonProps = Pick<InvoiceActionsProps, 'invoice' | 'card'> & {
  shown: ShownInvoice
  isFailed: boolean
}

function NextButton({ invoice, shown, card, isFailed }: NextButtonProps) {
  if (invoice.can.pay) {
    return (
      <PayInvoiceButton invoice={shown} card={card} size="lg">
        {invoice.payFor ?? <PayLabel amount={invoice.balance} isFailed={isFailed} />}
      </PayInvoiceButton>
    )
  }
  if (invoice.can.remind) return <RemindButton invoice={shown} size="lg" variant="main" />
  return (
    <LinkButton size="lg" icon="download" href={`/api/invoices/${invoice.id}/pdf`} prefetch={false} download>
      Download PDF
    </LinkButton>
  )
}

/** Shown as `Pay $299.00`, and called `Pay Now $299.00`, as it is in lists. */
function PayLabel({ amount, isFailed }: { amount: string; isFailed: boolean }) {
  if (isFailed) return payText(amount, true)
  return (
    <span>
      Pay <span className="sr-only">Now </span>
      {amount}
    </span>
  )
}
