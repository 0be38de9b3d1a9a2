import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { HeadCell, Table } from '@/components/ui/table'
import { InvoiceFilter, type InvoiceRow } from '@/lib/billing/invoices/schema/listing'
import { InvoiceRows } from './invoice-rows'

type InvoiceTableProps = {
  rows: InvoiceRow[]
  filter: InvoiceFilter
  /** The second column: Client for photographers, Photographer for clients. */
  personLabel: 'Client' | 'Photographer'
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

export function InvoiceTable({ rows, filter, personLabel, today }: InvoiceTableProps) {
  const head = (
    <>
      <SortHead column="number" label="Invoice #" filter={filter} />
      <HeadCell>{personLabel}</HeadCell>
      <HeadCell>Property</HeadCell>
      <SortHead column="amount" label="Amount" filter={filter} number />
      <SortHead column="status" label="Status" filter={filter} />
      <HeadCell aria-sort={sortOf(filter, 'date', 'due')}>
        <SortLink column="date" label="Date" filter={filter} />
        <span aria-hidden="true" className="px-1.5">
          /
        </span>
        <SortLink column="due" label="Due" filter={filter} />
      </HeadCell>
      <HeadCell hiddenLabel>Actions</HeadCell>
    </>
  )
  return (
    <Table caption="Invoices" head={head}>
      <InvoiceRows rows={rows} today={today} />
    </Table>
  )
}

type Column = InvoiceFilter['sort']
type SortLinkProps = { column: Column; label: string; filter: InvoiceFilter }

/** A column header that sorts by its column. */
function SortHead({ number, ...link }: SortLinkProps & { number?: boolean }) {
  return (
    <HeadCell number={number} aria-sort={sortOf(link.filter, link.column)}>
      <SortLink {...link} />
    </HeadCell>
  )
}

/** Sorts by a column, descending first, and reverses the order when clicked again. */
function SortLink({ column, label, filter }: SortLinkProps) {
  const isSorted = filter.sort === column
  const order = isSorted && filter.order === 'desc' ? 'asc' : 'desc'
  return (
    <Link
      href={InvoiceFilter.href({ ...filter, sort: column, order, page: 1 })}
      scroll={false}
      className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
    >
      {label}
      {isSorted && <Icon name={filter.order === 'desc' ? 'arrow-down' : 'arrow-up'} size="sm" />}
    </Link>
  )
}

/** Returns `aria-sort` for a header that sorts by these columns. */
function sortOf(filter: InvoiceFilter, ...columns: Column[]): 'ascending' | 'descending' | undefined {
  if (!columns.includes(filter.sort)) return undefined
  return filter.order === 'desc' ? 'descending' : 'ascending'
}
