import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Pager } from '@/components/ui/pager'
import { DataCell, Row, Table } from '@/components/ui/table'
import { pageSize } from '@/lib/people/brokerages/limits'
import type { BrokerageRow } from '@/lib/people/brokerages/schema'
import { noBrokeragesTitle } from '@/lib/people/brokerages/words'
import type { Page } from '@/lib/platform/data/choose-page'
import { BrokerageLogo } from './brokerage-logo'
import { NewBrokerageButton } from './new-brokerage-button'

type BrokerageListProps = {
  list: Page & { rows: BrokerageRow[] }
  hrefOf: (page: number) => string
  canCreate: boolean
}

/** The studio's brokerages, and the button for a new one. */
export function BrokerageList({ list, hrefOf, canCreate }: BrokerageListProps) {
  const create = canCreate && <NewBrokerageButton />
  if (list.rows.length === 0) {
    return (
      <EmptyState title={noBrokeragesTitle} headingLevel={2} action={create}>
        A brokerage gathers agents who book at its prices. Its admins see their bookings, invoices, and
        photos.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-4 flex justify-end">{create}</div>
      <Table
        caption="Brokerages"
        head={['Brokerage', 'Admins', { number: 'Members' }, { number: 'Bookings' }]}
      >
        {list.rows.map((row) => (
          <BrokerageTableRow key={row.id} row={row} />
        ))}
      </Table>
      <Pager page={list.page} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
    </>
  )
}

const middle = 'fold:align-middle'

function BrokerageTableRow({
  row: { id, name, logoUrl, admins, memberCount, bookingCount },
}: {
  row: BrokerageRow
}) {
  return (
    <Row>
      <DataCell wide className={middle}>
        <Link href={`/clients/brokerages/${id}`} className="group flex w-fit items-center gap-3.5">
          <BrokerageLogo name="" logoUrl={logoUrl} className="h-7 max-w-24" />
          <bdi className="t-place text-[1.0625rem] wrap-anywhere decoration-edge decoration-1 underline-offset-[0.2em] group-hover:underline">
            {name}
          </bdi>
        </Link>
      </DataCell>
      <DataCell wide className={`${middle} text-ink-2`}>
        {admins.length > 0 ? admins.join(', ') : <span className="text-wait">No admin yet</span>}
      </DataCell>
      <DataCell number className={`${middle} max-fold:text-left`}>
        {memberCount}
        <span className="fold:hidden">{memberCount === 1 ? ' member' : ' members'}</span>
      </DataCell>
      <DataCell number className={`${middle} fold:pr-0`}>
        {bookingCount}
        <span className="fold:hidden">{bookingCount === 1 ? ' booking' : ' bookings'}</span>
      </DataCell>
    </Row>
  )
}
