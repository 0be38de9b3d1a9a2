import { Download } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import type { InvoiceSheet, PayingCard } from '@/lib/invoices/schema'
import { MarkPaidButton } from './mark-paid-button'
import { PayChoices } from './pay-choices'
import { PrintButton } from './print-button'
import { RefundButton } from './refund-button'
import { RemindButton } from './remind-button'
import { ReplaceButton } from './replace-button'
import { VoidButton } from './void-button'

type SheetActionsProps = { sheet: InvoiceSheet; card: PayingCard | null; today: string }

/** Everything the reader may do with this invoice, what it is waiting for first. */
export function SheetActions({ sheet, card, today }: SheetActionsProps) {
  const { can, id, number, amount, amountCents, currency, opensPhotos } = sheet
  const invoice = { id, number, amount, address: sheet.booking.address, opensPhotos }
  return (
    <>
      {can.pay && <PayChoices invoice={invoice} card={card} size="sm" />}
      {can.markPaid && <MarkPaidButton invoice={invoice} today={today} />}
      {can.remind && <RemindButton invoice={invoice} />}
      {can.refund && <RefundButton invoice={invoice} />}
      {can.void && <VoidButton invoice={invoice} />}
      {can.replace && <ReplaceButton invoice={{ ...invoice, amountCents, currency }} />}
      <LinkButton
        href={`/api/invoices/${id}/pdf`}
        size="sm"
        prefetch={false}
        download
        icon={<Download className="icon-sm" aria-hidden="true" />}
      >
        Download PDF
      </LinkButton>
      <PrintButton />
    </>
  )
}
