import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { HeadCell } from '@/components/ui/table'
import { InvoiceFilter } from '@/lib/invoices/schema'

type Column = InvoiceFilter['sort']
type SortLinkProps = { column: Column; label: string; filter: InvoiceFilter }

/** A column header that sorts by its column. */
export function SortHead({ number, ...link }: SortLinkProps & { number?: boolean }) {
  return (
    <HeadCell number={number} aria-sort={sortOf(link.filter, link.column)}>
      <SortLink {...link} />
    </HeadCell>
  )
}

/** Sorts by a column, descending first, and reverses the order when clicked again. */
export function SortLink({ column, label, filter }: SortLinkProps) {
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
export function sortOf(filter: InvoiceFilter, ...columns: Column[]): 'ascending' | 'descending' | undefined {
  if (!columns.includes(filter.sort)) return undefined
  return filter.order === 'desc' ? 'descending' : 'ascending'
}
