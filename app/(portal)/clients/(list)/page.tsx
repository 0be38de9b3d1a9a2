import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { Invitations } from '@/components/people/accounts/invitations'
import { TeamTable } from '@/components/people/accounts/team-table'
import { BrokerageList } from '@/components/people/brokerages/brokerage-list'
import { ClientList } from '@/components/people/clients/client-list'
import { PeopleTabs } from '@/components/people/clients/people-tabs'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { canManageTeam, managesAllInvoices } from '@/lib/people/accounts/policy'
import { listInvitations } from '@/lib/people/accounts/queries/list-invitations'
import { listTeam } from '@/lib/people/accounts/queries/list-team'
import { canEditBrokerages } from '@/lib/people/brokerages/policy'
import { listBrokerages } from '@/lib/people/brokerages/queries/list-brokerages'
import { countPeople } from '@/lib/people/clients/queries/count-people'
import { listClients } from '@/lib/people/clients/queries/list-clients'
import { ClientFilter } from '@/lib/people/clients/schema'

const titles = { clients: 'Clients', brokerages: 'Brokerages', team: 'Team' }

export async function generateMetadata({ searchParams }: PageProps<'/clients'>): Promise<Metadata> {
  return { title: titles[ClientFilter.parse(await searchParams).tab] }
}

export default async function ClientsPage({ searchParams }: PageProps<'/clients'>) {
  const actor = await authorizePage('see-clients')
  const filter = ClientFilter.parse(await searchParams)
  const seesTeam = can(actor, 'manage-accounts')
  const tab = filter.tab === 'team' && !seesTeam ? 'clients' : filter.tab
  const { clients, brokerages, team } = await countPeople(actor)
  return (
    <PageBody>
      <LiveRefresh events={['notification']} />
      <PageHead
        title={titles[tab]}
        actions={
          tab === 'clients' &&
          can(actor, 'book-for-clients') && (
            <LinkButton href="/clients/book#new-client" icon="plus">
              New client
            </LinkButton>
          )
        }
        className="mb-5 md:mb-5"
      />
      <PeopleTabs
        tab={tab}
        clientCount={clients}
        brokerageCount={brokerages}
        teamCount={seesTeam ? team : null}
      />
      {tab === 'clients' && <Clients actor={actor} filter={filter} />}
      {tab === 'brokerages' && <Brokerages actor={actor} page={filter.page} />}
      {tab === 'team' && <Team actor={actor} />}
    </PageBody>
  )
}

async function Clients({ actor, filter }: { actor: Actor; filter: ClientFilter }) {
  return (
    <ClientList
      list={await listClients(actor, filter)}
      filter={filter}
      isWholeStudio={managesAllInvoices(actor)}
    />
  )
}

async function Brokerages({ actor, page }: { actor: Actor; page: number }) {
  return (
    <BrokerageList
      list={await listBrokerages(actor, page)}
      hrefOf={(number) => ClientFilter.href({ tab: 'brokerages', page: number })}
      canCreate={canEditBrokerages(actor)}
    />
  )
}

async function Team({ actor }: { actor: Actor }) {
  const [members, invitations] = await Promise.all([listTeam(actor), listInvitations(actor)])
  return (
    <>
      {canManageTeam(actor) && <Invitations invitations={invitations} />}
      <TeamTable members={members} />
    </>
  )
}
