import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Pager } from '@/components/ui/pager'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/billing/invoices/limits'
import { InvoiceCsv, InvoiceFilter, type InvoicePage } from '@/lib/billing/invoices/schema/listing'
import { InvoiceTable } from './invoice-table'

type InvoiceListProps = {
  list: InvoicePage
  filter: InvoiceFilter
  /** The number of all invoices, whatever the filter. */
  allCount: number
  isPhotographer: boolean
  today: string
}

/** The table with its count, CSV link and pager, or an empty state. */
export function InvoiceList({ list, filter, allCount, isPhotographer, today }: InvoiceListProps) {
  const showAll = <TextLink href={InvoiceFilter.href({ scope: filter.scope })}>Show all invoices</TextLink>
  if (list.rows.length === 0) {
    return <NoInvoices showAll={allCount > 0 && showAll} isPhotographer={isPhotographer} />
  }
  const [first] = list.rows
  return (
    <>
      {filter.booking_id && first && (
        <p className="mb-2 text-ink-2">
          Showing only {first.address}. {showAll}
        </p>
      )}
      <InvoiceTable
        rows={list.rows}
        filter={filter}
        personLabel={isPhotographer ? 'Client' : 'Photographer'}
        today={today}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3.5">
        <p className="t-label">
          {countOf(list)} of {allCount.toLocaleString('en-US')} {allCount === 1 ? 'invoice' : 'invoices'}
        </p>
        {isPhotographer && (
          <a href={InvoiceCsv.href(filter)} download className={linkClasses('text-ink-2')}>
            <Icon name="download" size="sm" />
            Download as CSV
          </a>
        )}
      </div>
      <Pager
        page={list.page}
        pageSize={pageSize}
        total={list.total}
        hasMore={list.hasMore}
        hrefOf={(page) => InvoiceFilter.href({ ...filter, page })}
      />
    </>
  )
}

function countOf({ total, hasMore }: InvoicePage): string {
  return `${total.toLocaleString('en-US')}${hasMore ? '+' : ''}`
}

/** @param showAll clears the search and filters, if there are any */
function NoInvoices({ showAll, isPhotographer }: { showAll: ReactNode; isPhotographer: boolean }) {
  if (showAll) {
    return (
      <EmptyState title="No invoices found" action={showAll}>
        No invoices match your search or filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No invoices found">
      {isPhotographer
        ? 'Invoices appear here when you send photos.'
        : 'Invoices appear here when your photos are delivered.'}
    </EmptyState>
  )
}
