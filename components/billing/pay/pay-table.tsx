import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { DataCell, Row, Table } from '@/components/ui/table'
import { TotalRow } from '@/components/ui/total-row'
import { type PayOverview, type PayRow, statementUrl } from '@/lib/billing/pay/schema'
import { countOf } from '@/lib/platform/words'
import { ApproveButton } from './approve-button'
import { PayStatus } from './pay-status'

const head = [
  'Photographer',
  { number: 'Shoots' },
  { number: 'Services' },
  { number: 'Travel' },
  { number: 'Cancellations' },
  { number: 'Adjustments' },
  { number: 'Total' },
  'Status',
]

/** What each photographer earned in a period. */
export function PayTable({ rows, total }: Pick<PayOverview, 'rows' | 'total'>) {
  return (
    <>
      <Table caption="Pay of the period" head={head}>
        {rows.map((row) => (
          <PayTableRow key={`${row.photographerId} ${row.startsOn}`} row={row} />
        ))}
      </Table>
      <TotalRow amount={total} />
    </>
  )
}

function PayTableRow({ row }: { row: PayRow }) {
  const { photographerId, fullName, avatarUrl, startsOn, state, approvableCents } = row
  const amounts = { services: row.services, travel: row.travel, fees: row.lateFees, more: row.adjustments }
  return (
    <Row>
      <DataCell className="fold:align-middle">
        <span className="flex items-center gap-3.5">
          <Avatar name={fullName} imageUrl={avatarUrl} tone="photographer" />
          <Link
            href={statementUrl(photographerId).href({ from: startsOn })}
            className="t-place min-w-0 text-[1.0625rem] wrap-anywhere underline decoration-transparent underline-offset-[0.22em] hover:decoration-current"
          >
            <bdi>{fullName}</bdi>
          </Link>
        </span>
      </DataCell>
      <DataCell number className="fold:align-middle max-fold:hidden">
        {row.shootCount}
      </DataCell>
      {Object.entries(amounts).map(([column, amount]) => (
        <DataCell key={column} number className="text-ink-2 fold:align-middle max-fold:hidden">
          {amount}
        </DataCell>
      ))}
      <DataCell number className="font-strong fold:align-middle">
        {row.total}
      </DataCell>
      <DataCell className="fold:pr-0 fold:text-right fold:align-middle max-fold:pt-1.5 max-fold:pl-11.5">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 fold:justify-end">
          <PayStatus state={state} />
          {approvableCents !== null && (
            <ApproveButton
              photographerId={photographerId}
              fullName={fullName}
              startsOn={startsOn}
              shownCents={approvableCents}
              amount={row.total}
              isInList
            />
          )}
        </span>
      </DataCell>
      <DataCell className="text-right text-ink-2 max-fold:pt-1.5 fold:hidden">
        {countOf(row.shootCount, 'shoot')}
      </DataCell>
    </Row>
  )
}
