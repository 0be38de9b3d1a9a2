import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/clients/limits'
import type { ClientFilter, ClientPage } from '@/lib/clients/schema'
import { ClientTable } from './client-table'
import { ClientTools } from './client-tools'
import { clientsAddress } from './clients-address'

/** The studio's clients, with search, sorting, and pages. */
export function ClientList({ list, filter }: { list: ClientPage; filter: ClientFilter }) {
  const { search, sort } = filter
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
      <ClientTools search={search} sort={sort} />
      {search && (
        <p className="mb-2 text-ink-2" aria-live="polite">
          {describeFound(list)}. <TextLink href={clientsAddress({ sort })}>Show all</TextLink>
        </p>
      )}
      {isEmpty ? (
        <EmptyState title="No clients found" headingLevel={2}>
          No client's name, company, or email matches your search.
        </EmptyState>
      ) : (
        <ClientTable rows={list.rows} />
      )}
      <Pager
        page={list.page}
        pageSize={pageSize}
        total={list.total}
        hasMore={list.hasMore}
        hrefOf={(page) => clientsAddress({ search, sort, page })}
      />
      {!isEmpty && <p className="t-label pt-3.5">Balances include only the bookings you manage.</p>}
    </>
  )
}

/** `3 clients found` */
function describeFound({ total, hasMore }: ClientPage): string {
  const count = `${total.toLocaleString('en-US')}${hasMore ? '+' : ''}`
  return `${count} ${total === 1 ? 'client' : 'clients'} found`
}
