import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { type InvoiceFilter, type InvoicePage, pageSize } from '@/lib/invoices/schema'
import { invoiceAddress } from './invoice-address'
import { InvoiceTable } from './invoice-table'

type InvoiceListProps = {
  list: InvoicePage
  filter: InvoiceFilter
  /** All the viewer has, whatever the filter. */
  allCount: number
  isPhotographer: boolean
  today: string
}

/** The rows with what stands under them; or why there are none. */
export function InvoiceList({ list, filter, allCount, isPhotographer, today }: InvoiceListProps) {
  if (list.rows.length === 0) return <NoInvoices isFiltered={allCount > 0} isPhotographer={isPhotographer} />
  const [first] = list.rows
  return (
    <>
      {filter.booking_id && first && (
        <p className="mb-2 text-ink-2">
          Only {first.address}. <TextLink href="/invoices">Show all invoices</TextLink>
        </p>
      )}
      <InvoiceTable rows={list.rows} personLabel={isPhotographer ? 'Client' : 'Photographer'} today={today} />
      <p className="t-label pt-3.5">
        {list.rows.length} of {allCount} {allCount === 1 ? 'invoice' : 'invoices'}
      </p>
      <Pager
        page={list.page}
        pageSize={pageSize}
        total={list.total}
        hrefOf={(page) => invoiceAddress({ ...filter, page })}
      />
    </>
  )
}

function NoInvoices({ isFiltered, isPhotographer }: { isFiltered: boolean; isPhotographer: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="No invoices found" action={<TextLink href="/invoices">Show all invoices</TextLink>}>
        Nothing matches the search and the status.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No invoices found">
      {isPhotographer
        ? 'An invoice is made each time you send photos.'
        : 'Your invoice appears here when your photos are delivered.'}
    </EmptyState>
  )
}
