import { ClampedText } from '@/components/ui/clamped-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { DataCell, Row, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { ClientInvoice } from '@/lib/billing/invoices/schema/listing'
import { splitAddress } from '@/lib/platform/text/address'
import { withOrigin } from '@/lib/platform/web/site-path'
import { InvoiceStatus } from './invoice-status'

type ClientInvoicesProps = {
  invoices: ClientInvoice[]
  /** Links to all of them. */
  allHref?: string
  /** The URL of the list, for the invoice's back link. */
  origin?: string
  /** Whether the list has invoices of several clients. */
  showsClient?: boolean
}

/** The latest invoices of a client, or of a brokerage's. */
export function ClientInvoices({ invoices, allHref, origin, showsClient = false }: ClientInvoicesProps) {
  return (
    <section aria-labelledby="invoices">
      <SectionHead
        plain
        className="max-fold:border-b max-fold:border-ink"
        id="invoices"
        title="Invoices"
        action={allHref && invoices.length > 0 && <TextLink href={allHref}>All invoices</TextLink>}
      />
      {invoices.length === 0 ? (
        <EmptyState title="No invoices yet" />
      ) : (
        <Table caption="Invoices" head={['Number', 'Property', { number: 'Amount' }, 'Status']}>
          {invoices.map((invoice) => (
            <Row key={invoice.id}>
              <DataCell className="font-strong whitespace-nowrap">
                <Link
                  href={origin ? withOrigin(`/invoices/${invoice.id}`, origin) : `/invoices/${invoice.id}`}
                  className="underline decoration-edge underline-offset-[0.22em] hover:decoration-current"
                >
                  {invoice.number}
                </Link>
              </DataCell>
              <DataCell wide className="text-ink-2 max-fold:order-3">
                <ClampedText className="t-place text-[1.0625rem] text-ink">
                  {splitAddress(invoice.address).street}
                </ClampedText>
                {showsClient && <span className="block text-xs">{invoice.clientName}</span>}
                {invoice.payer && <span className="block text-xs">{invoice.payer}</span>}
              </DataCell>
              <DataCell number className="max-fold:order-2">
                {invoice.freeStatus === null && invoice.amount}
              </DataCell>
              <DataCell className="max-fold:order-4 max-fold:pt-1">
                <InvoiceStatus
                  value={invoice.status}
                  isOverdue={invoice.isOverdue}
                  freeStatus={invoice.freeStatus}
                  isDisputeLost={invoice.isDisputeLost}
                />
                <span className="t-label block whitespace-nowrap">{invoice.when}</span>
              </DataCell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  )
}
