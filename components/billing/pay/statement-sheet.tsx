import { ClampedText } from '@/components/ui/clamped-text'
import { InlineEmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { TotalRow } from '@/components/ui/total-row'
import type { PaidPerson, Statement, StatementLine } from '@/lib/billing/pay/schema'
import { countOf } from '@/lib/platform/words'
import { PayStatus } from './pay-status'
import { RemoveAdjustmentButton } from './remove-adjustment-button'
import { ShareButton } from './share-button'

type StatementSheetProps = {
  statement: Statement
  studioName: string
  /** Who may share a shoot; empty unless the viewer can change that. */
  team: readonly PaidPerson[]
}

/** A statement as it is printed. `data-print` hides the rest of the page in print. */
export function StatementSheet({ statement, studioName, team }: StatementSheetProps) {
  const { photographer, period, state, approvedText, paidText, termsText, lines } = statement
  return (
    <section data-print aria-labelledby="statement">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pb-4">
        <div>
          <p className="mb-1 hidden text-ink-2 print:block">
            {studioName} · {photographer.fullName}
          </p>
          <h2 id="statement" className="t-head">
            {period.label}
          </h2>
          {termsText && <p className="mt-1.5 text-ink-2">Terms: {termsText}</p>}
        </div>
        <div className="grid justify-items-end gap-1 max-md:justify-items-start">
          <PayStatus state={state} />
          {[approvedText, paidText].filter(Boolean).map((text) => (
            <p key={text} className="t-label">
              {text}
            </p>
          ))}
        </div>
      </div>
      {lines.length === 0 ? (
        <div className="border-t border-ink py-8">
          <InlineEmptyState icon="receipt-text">Nothing was earned in this period yet.</InlineEmptyState>
        </div>
      ) : (
        <Lines lines={lines} team={team} />
      )}
      <Sums statement={statement} />
    </section>
  )
}

const head = ['Date', 'Property', 'For', { number: 'Price' }, { number: 'Share' }, { number: 'Amount' }]

type LinesProps = { lines: readonly StatementLine[]; team: readonly PaidPerson[] }

function Lines({ lines, team }: LinesProps) {
  const canChange = lines.some(({ shares, adjustmentId }) => (shares && team.length > 1) || adjustmentId)
  return (
    <Table caption="Lines" head={canChange ? [...head, { hidden: 'Actions' }] : head}>
      {lines.map((line) => (
        <Line key={line.key} line={line} team={team} canChange={canChange} />
      ))}
    </Table>
  )
}

type LineProps = Pick<LinesProps, 'team'> & { line: StatementLine; canChange: boolean }

function Line({ line, team, canChange }: LineProps) {
  const { booking, part, shares, adjustmentId } = line
  return (
    <Row>
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:order-3 max-fold:pt-1">{line.date}</DataCell>
      <DataCell wide className="max-fold:order-2">
        {booking && (
          <Link
            href={`/booking/${booking.id}`}
            className="t-place text-[1.0625rem] underline decoration-transparent underline-offset-[0.22em] hover:decoration-current"
          >
            <ClampedText>{booking.street}</ClampedText>
          </Link>
        )}
        {part && <span className="t-label block">Shared: {part}</span>}
      </DataCell>
      <DataCell className="wrap-break-word max-fold:order-0 max-fold:font-strong">
        {line.description}
      </DataCell>
      <DataCell number className="text-ink-2 max-fold:hidden">
        {line.base}
      </DataCell>
      <DataCell number className="text-ink-2 max-fold:order-4 max-fold:pt-1">
        {line.rate}
        {line.rate && line.base && <span className="fold:hidden"> of {line.base}</span>}
      </DataCell>
      <DataCell number className="font-strong max-fold:order-1">
        {line.amount}
      </DataCell>
      {canChange && (
        <DataCell wide className="max-fold:order-5 print:hidden">
          <RowActions>
            {booking && shares && team.length > 1 && (
              <ShareButton bookingId={booking.id} street={booking.street} shares={shares} team={team} />
            )}
            {adjustmentId && <RemoveAdjustmentButton adjustmentId={adjustmentId} reason={line.description} />}
          </RowActions>
        </DataCell>
      )}
    </Row>
  )
}

function Sums({ statement: { totals, lines } }: { statement: Statement }) {
  const sums = [
    [countOf(totals.shootCount, 'shoot'), totals.services],
    ['Travel fees', totals.travel],
    ['Cancellations', totals.lateFees],
    ['Adjustments', totals.adjustments],
  ]
  return (
    <div className="ml-auto max-w-96 break-inside-avoid break-before-avoid pt-6">
      {lines.length > 0 && (
        <dl className="grid gap-1.5 pb-4">
          {sums.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4 text-ink-2">
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <TotalRow amount={totals.total} />
    </div>
  )
}
