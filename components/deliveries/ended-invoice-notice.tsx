import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/deliveries/schema/deliveries'

type EndedInvoiceNoticeProps = {
  invoice: Pick<NonNullable<DeliveryDetail['invoice']>, 'id' | 'number' | 'status'>
  className?: string
}

/** Shows the photographer that the invoice was voided or refunded, with a link to issue a new one. */
export function EndedInvoiceNotice({ invoice, className }: EndedInvoiceNoticeProps) {
  return (
    <Notice
      tone="wait"
      title={`Invoice ${invoice.number} was ${invoice.status === 'VOID' ? 'voided' : 'refunded'}`}
      className={className}
      action={
        <TextLink href={`/invoices/${invoice.id}`} icon="receipt-text">
          Issue a new invoice
        </TextLink>
      }
    >
      The photos stay locked for the client until a new invoice is paid.
    </Notice>
  )
}
