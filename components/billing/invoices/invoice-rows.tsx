'use client'

import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { MenuLink } from '@/components/ui/menu-entries'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions } from '@/components/ui/table'
import type { InvoiceRow } from '@/lib/billing/invoices/schema/listing'
import { dueText } from '@/lib/billing/invoices/words/due'
import { splitAddress } from '@/lib/platform/text/address'
import { InvoiceMenu } from './invoice-menu'
import { InvoiceStatus } from './invoice-status'
import { PayButton } from './pay-button'
import { RemindButton } from './remind-button'

type InvoiceRowsProps = {
  rows: readonly InvoiceRow[]
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

/** The rows of a table of invoices. A client component for the reason that `ShootRows` is one. */
export function InvoiceRows({ rows, today }: InvoiceRowsProps) {
  return rows.map((row) => <InvoiceTableRow key={row.id} row={row} today={today} />)
}

type InvoiceRowProps = { row: InvoiceRow; today: string }

function InvoiceTableRow({ row, today }: InvoiceRowProps) {
  const { street } = splitAddress(row.address)
  return (
    <Row className="relative max-fold:grid-cols-[minmax(0,1fr)_auto]">
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:order-5">
        <Link href={`/invoices/${row.id}`} className="after:absolute after:inset-0 hover:underline">
          {row.number}
        </Link>
      </DataCell>
      <DataCell className="text-ink-2 max-fold:hidden">{row.person}</DataCell>
      {/* When folded, the amount stands beside the street, and what is below that takes the whole width. */}
      <DataCell
        className={mergeClasses(
          'max-fold:order-1 max-fold:col-span-full max-fold:row-start-1',
          row.refunded && 'max-fold:pr-28',
        )}
      >
        <ClampedText className="t-place text-[1.0625rem] max-fold:pr-28">{street}</ClampedText>
        <span className="t-label">
          {row.occasion}
          <span className="fold:hidden"> · {row.person}</span>
          {row.leftBehindBy && ` · Photographer: ${row.leftBehindBy} (disabled)`}
        </span>
      </DataCell>
      <DataCell number className="font-strong max-fold:order-2 max-fold:col-start-2 max-fold:row-start-1">
        {row.freeStatus === null && row.amount}
        {row.refunded && row.dispute !== 'lost' && (
          <span className="t-label block font-normal">{row.refunded} refunded</span>
        )}
      </DataCell>
      <DataCell className="max-fold:order-3 max-fold:flex max-fold:flex-wrap max-fold:items-baseline max-fold:gap-x-2">
        <InvoiceStatus
          value={row.status}
          isOverdue={row.isOverdue}
          freeStatus={row.freeStatus}
          isDisputeLost={row.dispute === 'lost'}
        />
        <StatusNote row={row} today={today} />
        {row.dispute === 'open' && <Status value="DISPUTED" className="mt-0.5 flex" />}
      </DataCell>
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:hidden">{row.issuedOn}</DataCell>
      <DataCell className="max-fold:order-4 max-fold:row-span-2 max-fold:self-end">
        <InvoiceRowActions row={row} today={today} />
      </DataCell>
    </Row>
  )
}

/** Below the status: when it was paid or is due, the statement that it's on, or why its payment failed. */
function StatusNote({ row, today }: InvoiceRowProps) {
  if (row.freeStatus !== null || row.status === 'VOID' || row.status === 'REFUNDED') return null
  const isLate = row.isOverdue || row.failure !== null
  return (
    <span
      className={mergeClasses(
        't-label fold:block',
        row.failure ? 'fold:max-w-48' : 'whitespace-nowrap',
        isLate && 'text-stop',
      )}
    >
      <ShortDate text={row.paidOn ?? row.failure ?? row.statement ?? dueText(row)} today={today} />
    </span>
  )
}

/** A text that may end with a date, without this year on narrow screens. */
function ShortDate({ text, today }: { text: string; today: string }) {
  const year = `, ${today.slice(0, 4)}`
  if (!text.endsWith(year)) return text
  return (
    <>
      {text.slice(0, -year.length)}
      <span className="max-fold:hidden">{year}</span>
    </>
  )
}

type InvoiceRowActionsProps = {
  row: InvoiceRow
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

/** The actions of an invoice's row: one button while money is open, and a menu of the others. */
function InvoiceRowActions({ row, today }: InvoiceRowActionsProps) {
  return (
    <RowActions className="relative items-center max-fold:mt-1 max-fold:-mr-2.5 max-fold:flex-nowrap max-fold:justify-end">
      {row.action === 'pay' && <PayRowButton row={row} />}
      {row.canRemind && <RemindButton invoice={row} isInRow />}
      <InvoiceMenu
        invoice={row}
        can={{
          markPaid: row.action === 'mark-paid',
          void: row.action === 'mark-paid' && !row.isShared,
          refund: row.action === 'refund',
        }}
        card={row.card}
        today={today}
      >
        <MenuLink icon="eye" href={`/invoices/${row.id}`} aria-label={`Preview ${row.number}`}>
          Preview
        </MenuLink>
      </InvoiceMenu>
    </RowActions>
  )
}

/** Opens the checkout; the saved card is in the menu. */
function PayRowButton({ row }: { row: InvoiceRow }) {
  const isFailed = row.status === 'FAILED' || row.failure !== null
  return (
    <PayButton
      invoiceId={row.id}
      size="sm"
      variant={isFailed ? 'default' : 'main'}
      className="max-fold:min-h-11"
    >
      {isFailed ? 'Try again' : 'Pay Now'}
    </PayButton>
  )
}
