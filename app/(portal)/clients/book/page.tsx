import type { Metadata } from 'next'
import { InviteClientForm } from '@/components/people/accounts/invite-client-form'
import { ClientChoiceList } from '@/components/people/clients/client-choice-list'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { FoundCount } from '@/components/ui/found-count'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { chooseClientTitle, clientGoneTitle } from '@/lib/booking/bookings/words/wizard'
import { authorizePage } from '@/lib/entry/authorize-page'
import { pageSize, searchLimit } from '@/lib/people/clients/limits'
import { listClients } from '@/lib/people/clients/queries/list-clients'
import { ClientChoice } from '@/lib/people/clients/schema'
import { clientSearchHint, noClientFoundText } from '@/lib/people/clients/words'

export const metadata: Metadata = { title: 'New booking' }

/** Where a photographer chooses or enters the client to book for. */
export default async function BookForClientPage({ searchParams }: PageProps<'/clients/book'>) {
  const actor = await authorizePage('book-for-clients')
  const choice = ClientChoice.parse(await searchParams)
  const { search, gone, slot } = choice
  const list = await listClients(actor, { search, sort: 'latest', page: 1 })
  return (
    <PageBody>
      <PageHead title={chooseClientTitle} lead="The booking is theirs, and they're notified by email." />
      {gone && (
        <Notice tone="wait" title={clientGoneTitle} className="mb-8 max-w-152">
          The account may have been disabled, or the link may be incomplete. Choose a client below.
        </Notice>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="your-clients" className="min-w-0">
          <SectionHead id="your-clients" title="Your clients" />
          <FilterBar
            url={ClientChoice}
            state={choice}
            className="mt-3 mb-4"
            search={{ label: 'Search clients', placeholder: clientSearchHint, maxLength: searchLimit }}
          />
          {search && <FoundCount {...list} noun="client" href={ClientChoice.href({ slot })} />}
          {list.rows.length > 0 ? (
            <ClientChoiceList
              rows={list.rows}
              hrefOf={(clientId) => wizardHref({ clientId, slotId: slot || null })}
            />
          ) : (
            <EmptyState title={search ? 'No clients found' : 'No clients yet'} headingLevel={3}>
              {search ? noClientFoundText : 'Enter the first one as a new client.'}
            </EmptyState>
          )}
          {list.total > pageSize && (
            <p className="t-label pt-3.5">The latest {pageSize} are shown. Search to find the others.</p>
          )}
        </section>
        <section aria-labelledby="new-client">
          <SectionHead id="new-client" title="New client" className="mb-4" />
          <InviteClientForm
            key={search}
            viewerId={actor.profileId}
            searched={search}
            slot={slot || undefined}
          />
        </section>
      </div>
    </PageBody>
  )
}
