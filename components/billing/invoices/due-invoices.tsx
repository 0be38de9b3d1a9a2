import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { TextLink } from '@/components/ui/text-link'
import type { DueInvoice } from '@/lib/billing/invoices/queries/list-due-invoices'
import { payText } from '@/lib/billing/invoices/words/due'
import { withOrigin } from '@/lib/platform/web/site-path'
import { InvoiceStatus } from './invoice-status'

/** The dashboard's first section: what a client has to pay, with one button each. Renders nothing without any. */
export function DueInvoices({ invoices }: { invoices: readonly DueInvoice[] }) {
  if (invoices.length === 0) return null
  return (
    <section aria-label="To pay" className="mb-8 border-t border-ink">
      {invoices.map((invoice, index) => (
        <DueInvoiceRow key={invoice.id} invoice={invoice} isFirst={index === 0} />
      ))}
      <p className="pt-3.5 text-ink-2">
        <TextLink href="/invoices">All invoices</TextLink>
      </p>
    </section>
  )
}

function DueInvoiceRow({ invoice, isFirst }: { invoice: DueInvoice; isFirst: boolean }) {
  const { id, number, street, amount, status, isOverdue, reason } = invoice
  return (
    <article className="grid items-center gap-x-7 gap-y-2.5 border-b py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <p className="t-figure">{amount}</p>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <ClampedText className="t-place">{street}</ClampedText>
          <InvoiceStatus value={status} isOverdue={isOverdue} />
        </h2>
        <p className="text-ink-2">
          {reason} · {number}
        </p>
      </div>
      <LinkButton
        href={withOrigin(`/invoices/${id}`, '/dashboard')}
        variant={isFirst ? 'main' : 'default'}
        size={isFirst ? 'lg' : 'md'}
        className="max-md:w-full"
      >
        {payText(amount, status === 'FAILED')}
        <span className="sr-only"> for {street}</span>
      </LinkButton>
    </article>
  )
}
