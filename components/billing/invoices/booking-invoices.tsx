import { Rows } from '@/components/ui/rows'
import { TextLink } from '@/components/ui/text-link'
import type { ClientInvoice } from '@/lib/billing/invoices/schema/listing'
import { withOrigin } from '@/lib/platform/web/site-path'
import { InvoiceStatus } from './invoice-status'

type BookingInvoicesProps = {
  /** The path of the booking, for the invoice's back link. */
  origin: string
  invoices: readonly ClientInvoice[]
}

/** The invoices of a booking; renders nothing if there are none. */
export function BookingInvoices({ origin, invoices }: BookingInvoicesProps) {
  if (invoices.length === 0) return null
  const title = invoices.length === 1 ? 'Invoice' : 'Invoices'
  return (
    <section aria-label={title} className="mt-6">
      <Rows className="border-t">
        {invoices.map(({ id, number, payer, amount, status, isOverdue, isDisputeLost, when }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5">
            <p className="text-ink-2">
              <TextLink href={withOrigin(`/invoices/${id}`, origin)} className="font-strong text-ink">
                {number}
              </TextLink>
              <span className="block">
                {amount} · {when}
                {payer && ` · ${payer}`}
              </span>
            </p>
            <InvoiceStatus value={status} isOverdue={isOverdue} isDisputeLost={isDisputeLost} />
          </li>
        ))}
      </Rows>
    </section>
  )
}
