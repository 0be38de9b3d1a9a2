import { LinkButton } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { InvoiceDetail, PayingCard, SharedBill } from '@/lib/billing/invoices/schema'
import { PayChoices } from './pay-choices'
import { RefundButton } from './refund-button'
import { RemindButton } from './remind-button'
import { ReplaceButton } from './replace-button'
import { SplitButton } from './split-button'
import { MarkPaidButton, VoidButton } from './unpaid-invoice-buttons'

type InvoiceActionsProps = {
  invoice: InvoiceDetail
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill: SharedBill | null
  card: PayingCard | null
  today: string
}

/** Everything the reader may do with this invoice, the most likely first. */
export function InvoiceActions({ invoice, bill, card, today }: InvoiceActionsProps) {
  const {
    can,
    id,
    number,
    amount,
    amountCents,
    replacementCents,
    pricesIncludeTax,
    currency,
    opensPhotos,
    allowsTest,
    payFor,
  } = invoice
  // Photos of a shared bill wait for the others too.
  const summary = {
    id,
    number,
    amount,
    address: invoice.booking.address,
    opensPhotos: opensPhotos && invoice.share === null,
    allowsTest,
  }
  return (
    <>
      {can.pay && <PayChoices invoice={summary} card={card} label={payFor ?? undefined} size="sm" />}
      {can.split && (
        <SplitButton invoice={{ id, number, dueCents: amountCents, currency, isPayer: can.pay }} />
      )}
      {can.markPaid && <MarkPaidButton invoice={summary} today={today} />}
      {can.remind && <RemindButton invoice={summary} />}
      {can.refund && <RefundButton invoice={summary} />}
      {can.void && <VoidButton invoice={summary} bill={bill} />}
      {can.replace && (
        <ReplaceButton invoice={{ ...summary, agreedCents: replacementCents, pricesIncludeTax, currency }} />
      )}
      <LinkButton href={`/api/invoices/${id}/pdf`} size="sm" prefetch={false} download icon="download">
        Download PDF
      </LinkButton>
      <PrintButton />
    </>
  )
}
