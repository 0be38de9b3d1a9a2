import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import { DataCell, Row, Table } from '@/components/ui/table'
import type { PayYear, YearRow } from '@/lib/billing/pay/schema'
import { formatCents } from '@/lib/platform/money/money'

const head = [
  'Photographer',
  'Legal name',
  { number: 'Paid' },
  { number: 'By card or app' },
  'Form W-9',
  'Form 1099-NEC',
]

/** What each photographer was paid in a calendar year. */
export function YearTable({ rows }: Pick<PayYear, 'rows'>) {
  if (rows.length === 0) {
    return (
      <EmptyState title="Nothing was paid in this year">
        Statements appear here once they're marked as paid, by the day of payment.
      </EmptyState>
    )
  }
  return (
    <Table caption="Paid in the year" head={head}>
      {rows.map((row) => (
        <YearTableRow key={`${row.photographerId} ${row.currency}`} row={row} />
      ))}
    </Table>
  )
}

function YearTableRow({ row }: { row: YearRow }) {
  const { photographerId, fullName, legalName, isContractor, hasW9, currency } = row
  return (
    <Row>
      <DataCell className="max-fold:order-1">
        <Link
          href={`/settings/pay/${photographerId}`}
          className="t-place text-[1.0625rem] underline decoration-transparent underline-offset-[0.22em] hover:decoration-current"
        >
          <bdi>{fullName}</bdi>
        </Link>
      </DataCell>
      <DataCell className="text-ink-2 max-fold:order-3 max-fold:pt-1">{legalName}</DataCell>
      <DataCell number className="font-strong max-fold:order-2">
        {formatCents(row.paidCents, currency)}
      </DataCell>
      <DataCell number className="text-ink-2 max-fold:hidden">
        {formatCents(row.byCardCents, currency)}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1">
        {isContractor &&
          (hasW9 ? <Status value="VERIFIED" label="On file" /> : <Status value="PENDING" label="Missing" />)}
      </DataCell>
      <DataCell className="max-fold:order-5 max-fold:pt-1">{describeDuty(row)}</DataCell>
    </Row>
  )
}

function describeDuty({ isContractor, isReportable }: YearRow) {
  if (!isContractor) return <span className="text-ink-2">Not a contractor</span>
  return isReportable ? (
    <Status value="NEW" label="To be filed" />
  ) : (
    <Status value="CLOSED" label="Below the threshold" />
  )
}
