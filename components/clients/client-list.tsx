import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { FoundCount } from '@/components/ui/found-count'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Pager } from '@/components/ui/pager'
import { Status } from '@/components/ui/status'
import { DataCell, Row, Table } from '@/components/ui/table'
import { pageSize, searchLimit } from '@/lib/clients/limits'
import { ClientFilter, type ClientPage, type ClientRow } from '@/lib/clients/schema'
import { clientSearchHint, noClientFoundText } from '@/lib/clients/words'

/** The studio's clients, with search, sorting, and pages. */
export function ClientList({ list, filter }: { list: ClientPage; filter: ClientFilter }) {
  const { search } = filter
  const isEmpty = list.rows.length === 0
  if (isEmpty && !search) {
    return (
      <EmptyState title="No clients yet" headingLevel={2}>
        Clients appear here once they sign up.
      </EmptyState>
    )
  }
  return (
    <>
      <FilterBar
        url={ClientFilter}
        state={filter}
        className="mb-4 max-w-184"
        columns="md:grid-cols-[minmax(0,1fr)_14rem]"
        search={{ label: 'Search clients', placeholder: clientSearchHint, maxLength: searchLimit }}
        fields={[
          {
            kind: 'select',
            name: 'sort',
            label: 'Sort',
            options: [
              { value: 'latest', label: 'Latest shoot first' },
              { value: 'name', label: 'By name' },
              { value: 'balance', label: 'Largest balance first' },
            ],
          },
        ]}
      />
      {search && (
        <FoundCount {...list} noun="client" href={ClientFilter.href({ ...filter, search: '', page: 1 })} />
      )}
      {isEmpty ? (
        <EmptyState title="No clients found" headingLevel={2}>
          {noClientFoundText}
        </EmptyState>
      ) : (
        <ClientTable rows={list.rows} />
      )}
      <Pager
        page={list.page}
        pageSize={pageSize}
        total={list.total}
        hasMore={list.hasMore}
        hrefOf={(page) => ClientFilter.href({ ...filter, page })}
      />
      {!isEmpty && <p className="t-label pt-3.5">Balances include only the bookings you manage.</p>}
    </>
  )
}

function ClientTable({ rows }: { rows: readonly ClientRow[] }) {
  return (
    <Table
      caption="Clients"
      head={['Client', 'Email', { number: 'Bookings' }, 'Latest shoot', { number: 'Balance' }]}
    >
      {rows.map((row) => (
        <ClientTableRow key={row.id} row={row} />
      ))}
    </Table>
  )
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
      <DataCell className={mergeClasses(middle, 'wrap-anywhere text-ink-2 max-fold:hidden')}>
        {row.email}
      </DataCell>
      <DataCell
        number
        className={mergeClasses(
          middle,
          underName,
          'max-fold:order-3 max-fold:col-span-full max-fold:text-left',
        )}
      >
        {row.bookingCount}
        <span className="fold:hidden">{row.bookingCount === 1 ? ' booking' : ' bookings'}</span>
      </DataCell>
      <DataCell className={mergeClasses(middle, underName, 'whitespace-nowrap text-ink-2 max-fold:order-1')}>
        {row.latestShoot ?? <span className="text-ink-3">No shoots yet</span>}
      </DataCell>
      <DataCell
        number
        className={mergeClasses(
          middle,
          'max-fold:order-2 fold:pr-0',
          row.owes ? 'font-strong' : 'text-ink-3',
        )}
      >
        {row.balance}
      </DataCell>
    </Row>
  )
}
