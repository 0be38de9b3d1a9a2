import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { Status } from '@/components/ui/status'
import { DataCell, HeadCell, Row, Table } from '@/components/ui/table'
import { InvoiceFilter, type InvoiceRow } from '@/lib/invoices/schema'
import { splitAddress } from '@/lib/platform/address'
import { InvoiceStatus } from './invoice-status'
import { InvoiceRowActions } from './row-actions'

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
      {rows.map((row) => (
        <InvoiceTableRow key={row.id} row={row} today={today} />
      ))}
    </Table>
  )
}

function InvoiceTableRow({ row, today }: { row: InvoiceRow; today: string }) {
  const { street } = splitAddress(row.address)
  return (
    <Row>
      <DataCell className="font-strong whitespace-nowrap max-fold:order-1">
        <Link
          href={`/invoices/${row.id}`}
          className="underline decoration-transparent underline-offset-[0.22em] hover:decoration-current"
        >
          {row.number}
        </Link>
      </DataCell>
      <DataCell className="text-ink-2 max-fold:hidden">{row.person}</DataCell>
      <DataCell wide className="max-fold:order-3">
        <span className="t-place block text-[1.0625rem] wrap-break-word">{street}</span>
        <span className="t-label">
          {row.occasion}
          <span className="fold:hidden"> · {row.person}</span>
          {row.leftBehindBy && ` · Photographer: ${row.leftBehindBy} (disabled)`}
        </span>
      </DataCell>
      <DataCell number className="font-strong max-fold:order-2">
        {!row.isComplimentary && row.amount}
        {row.refunded && <span className="t-label block font-normal">{row.refunded} refunded</span>}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1.5">
        <InvoiceStatus value={row.status} isOverdue={row.isOverdue} isComplimentary={row.isComplimentary} />
        {row.paidOn && <span className="t-label block whitespace-nowrap">{row.paidOn}</span>}
        {row.isDisputed && <Status value="DISPUTED" className="mt-0.5 flex" />}
      </DataCell>
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:order-5 max-fold:pt-1.5 max-fold:text-right">
        {row.issuedOn}
        {!row.isComplimentary && (
          <span className={`t-label block ${row.isOverdue ? 'text-stop' : ''}`}>Due {row.dueOn}</span>
        )}
      </DataCell>
      <DataCell wide className="max-fold:order-6">
        <InvoiceRowActions row={row} today={today} />
      </DataCell>
    </Row>
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
