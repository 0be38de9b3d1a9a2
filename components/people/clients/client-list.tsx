import { EmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { FoundCount } from '@/components/ui/found-count'
import { Pager } from '@/components/ui/pager'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { pageSize, searchLimit } from '@/lib/people/clients/limits'
import { ClientFilter, type ClientPage } from '@/lib/people/clients/schema'
import { clientSearchHint, noClientFoundText } from '@/lib/people/clients/words'
import { ClientRows } from './client-rows'

const importLink = <TextLink href="/clients/import">Import clients</TextLink>

type ClientListProps = {
  list: ClientPage
  filter: ClientFilter
  /** Whether the balances are the whole studio's. */
  isWholeStudio: boolean
}

/** The studio's clients, with search, sorting, and pages. */
export function ClientList({ list, filter, isWholeStudio }: ClientListProps) {
  const { search } = filter
  const isEmpty = list.rows.length === 0
  if (isEmpty && !search) {
    return (
      <EmptyState title="No clients yet" headingLevel={2} action={importLink}>
        Clients appear here once they sign up. Those of another tool can be imported.
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
        <Table
          caption="Clients"
          head={['Client', 'Email', { number: 'Bookings' }, 'Latest shoot', { number: 'Balance' }]}
        >
          <ClientRows rows={list.rows} />
        </Table>
      )}
      <Pager
        page={list.page}
        pageSize={pageSize}
        total={list.total}
        hasMore={list.hasMore}
        hrefOf={(page) => ClientFilter.href({ ...filter, page })}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-3.5">
        {!isEmpty && !isWholeStudio && (
          <p className="t-label">Balances include only the bookings you manage.</p>
        )}
        {importLink}
      </div>
    </>
  )
}
