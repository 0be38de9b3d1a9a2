import { ReceiptText } from 'lucide-react'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/deliveries/schema'

type InvoiceOverProps = {
  invoice: Pick<NonNullable<DeliveryDetail['invoice']>, 'id' | 'number' | 'status'>
  className?: string
}

/** Tells the photographer that no payment can come any more, and where another invoice is issued. */
export function InvoiceOver({ invoice, className }: InvoiceOverProps) {
  return (
    <Notice
      tone="wait"
      title={`Invoice ${invoice.number} was ${invoice.status === 'VOID' ? 'withdrawn' : 'refunded'}`}
      className={className}
      action={
        <TextLink
          href={`/invoices/${invoice.id}`}
          icon={<ReceiptText className="icon-sm" aria-hidden="true" />}
        >
          Issue a new one
        </TextLink>
      }
    >
      The photos stay locked for the client until another invoice is paid.
    </Notice>
  )
}
