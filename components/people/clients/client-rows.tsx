'use client'

import { clsx } from 'clsx'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import { DataCell, Row } from '@/components/ui/table'
import type { ClientRow } from '@/lib/people/clients/schema'

/** The rows of the table of clients. A client component for the reason that `ShootRows` is one. */
export function ClientRows({ rows }: { rows: readonly ClientRow[] }) {
  return rows.map((row) => <ClientTableRow key={row.id} row={row} />)
}

/** On narrow screens, the other cells line up under the name. */
const underName = 'max-fold:pl-11.5'
const middle = 'fold:align-middle'

function ClientTableRow({ row }: { row: ClientRow }) {
  return (
    <Row>
      <DataCell wide className={middle}>
        <Link href={`/clients/${row.id}`} className="group flex w-fit items-center gap-3.5">
          <Avatar name={row.fullName} imageUrl={row.avatarUrl} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3">
              <bdi className="t-place text-[1.0625rem] wrap-anywhere decoration-edge decoration-1 underline-offset-[0.2em] group-hover:underline">
                {row.fullName}
              </bdi>
              {row.isDisabled && <Status value="DISABLED" />}
            </span>
            {row.company && <bdi className="block text-xs wrap-anywhere text-ink-2">{row.company}</bdi>}
          </span>
        </Link>
      </DataCell>
      <DataCell className={clsx(middle, 'wrap-anywhere text-ink-2 max-fold:hidden')}>{row.email}</DataCell>
      <DataCell
        number
        className={clsx(middle, underName, 'max-fold:order-3 max-fold:col-span-full max-fold:text-left')}
      >
        {row.bookingCount}
        <span className="fold:hidden">{row.bookingCount === 1 ? ' booking' : ' bookings'}</span>
      </DataCell>
      <DataCell className={clsx(middle, underName, 'whitespace-nowrap text-ink-2 max-fold:order-1')}>
        {row.latestShoot ?? <span className="text-ink-3">No shoots yet</span>}
      </DataCell>
      <DataCell
        number
        className={clsx(middle, 'max-fold:order-2 fold:pr-0', row.owes ? 'font-strong' : 'text-ink-3')}
      >
        {row.balance}
      </DataCell>
    </Row>
  )
}
