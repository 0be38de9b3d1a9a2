import type { Metadata } from 'next'
import { Invitations } from '@/components/accounts/invitations'
import { TeamTable } from '@/components/accounts/team-table'
import { BrokerageList } from '@/components/brokerages/brokerage-list'
import { ClientList } from '@/components/clients/client-list'
import { PeopleTabs } from '@/components/clients/people-tabs'
import { LiveRefresh } from '@/components/live/live-refresh'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { canManageTeam } from '@/lib/accounts/policy'
import { listInvitations } from '@/lib/accounts/queries/list-invitations'
import { listTeam } from '@/lib/accounts/queries/list-team'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { canEditBrokerages } from '@/lib/brokerages/policy'
import { listBrokerages } from '@/lib/brokerages/queries/list-brokerages'
import { countPeople } from '@/lib/clients/queries/count-people'
import { listClients } from '@/lib/clients/queries/list-clients'
import { ClientFilter } from '@/lib/clients/schema'
import { authorizePage } from '@/lib/entry/authorize-page'

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
      <PageHead title={titles[tab]} className="mb-5 md:mb-5" />
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
  return <ClientList list={await listClients(actor, filter)} filter={filter} />
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
