'use client'

import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import { DataCell, Row } from '@/components/ui/table'
import type { InvoiceRow } from '@/lib/billing/invoices/schema'
import { splitAddress } from '@/lib/platform/address'
import { InvoiceStatus } from './invoice-status'
import { InvoiceRowActions } from './row-actions'

type InvoiceRowsProps = {
  rows: readonly InvoiceRow[]
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

/** The rows of a table of invoices. A client component for the reason that `ShootRows` is one. */
export function InvoiceRows({ rows, today }: InvoiceRowsProps) {
  return rows.map((row) => <InvoiceTableRow key={row.id} row={row} today={today} />)
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
        <ClampedText className="t-place text-[1.0625rem]">{street}</ClampedText>
        <span className="t-label">
          {row.occasion}
          <span className="fold:hidden"> · {row.person}</span>
          {row.leftBehindBy && ` · Photographer: ${row.leftBehindBy} (disabled)`}
        </span>
      </DataCell>
      <DataCell number className="font-strong max-fold:order-2">
        {!row.isComplimentary && row.amount}
        {row.refunded && row.dispute !== 'lost' && (
          <span className="t-label block font-normal">{row.refunded} refunded</span>
        )}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1.5">
        <InvoiceStatus
          value={row.status}
          isOverdue={row.isOverdue}
          isComplimentary={row.isComplimentary}
          isDisputeLost={row.dispute === 'lost'}
        />
        {row.paidOn && <span className="t-label block whitespace-nowrap">{row.paidOn}</span>}
        {row.dispute === 'open' && <Status value="DISPUTED" className="mt-0.5 flex" />}
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
