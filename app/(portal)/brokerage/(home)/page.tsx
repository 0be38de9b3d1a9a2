import type { Metadata } from 'next'
import { ClientInvoices } from '@/components/billing/invoices/client-invoices'
import { StatementsSection } from '@/components/billing/statements/statements-section'
import { ClientBookings } from '@/components/booking/bookings/client-bookings'
import { LiveRefresh } from '@/components/live/live-refresh'
import { BrokerageMenu } from '@/components/people/brokerages/brokerage-menu'
import { BrokerageTabs } from '@/components/people/brokerages/brokerage-tabs'
import { DomainsSection } from '@/components/people/brokerages/domains-section'
import { MemberInfo } from '@/components/people/brokerages/member-info'
import { MembersSection } from '@/components/people/brokerages/members-section'
import { Offers } from '@/components/people/brokerages/offers'
import { OpenInvitations } from '@/components/people/brokerages/open-invitations'
import { OwnBrokerageHead } from '@/components/people/brokerages/own-brokerage-head'
import { OverseenDeliveries } from '@/components/photos/deliveries/delivery-list'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { PageWithActions } from '@/components/ui/page-with-actions'
import { Pager } from '@/components/ui/pager'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/billing/invoices/limits'
import { listOverseenInvoices } from '@/lib/billing/invoices/queries/list-overseen-invoices'
import { payText } from '@/lib/billing/invoices/words/due'
import { pageSize as statementsPerPage } from '@/lib/billing/statements/limits'
import { listDueStatements } from '@/lib/billing/statements/queries/list-due-statements'
import { listStatements } from '@/lib/billing/statements/queries/list-statements'
import { readBalance } from '@/lib/billing/statements/queries/read-balance'
import type { DueStatement } from '@/lib/billing/statements/schema'
import { listOverseenBookings } from '@/lib/booking/bookings/queries/list-overseen-bookings'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findAffiliation } from '@/lib/people/brokerages/queries/find-affiliation'
import { findOwnBrokerage } from '@/lib/people/brokerages/queries/find-own-brokerage'
import { listOwnPeople } from '@/lib/people/brokerages/queries/list-own-people'
import { BrokerageAddress, type OwnBrokerage } from '@/lib/people/brokerages/schema'
import { brokerageTitle, notInBrokerageTitle } from '@/lib/people/brokerages/words'
import { overseenPerPage } from '@/lib/photos/deliveries/limits'
import { listOverseenDeliveries } from '@/lib/photos/deliveries/queries/list-overseen-deliveries'
import { Overview } from './overview'

export const metadata: Metadata = { title: brokerageTitle }

/** A client's brokerage: for an admin all that it sees, for a member what that is, and for others the offers to join one. */
export default async function OwnBrokeragePage({ searchParams }: PageProps<'/brokerage'>) {
  const actor = await authorizePage('client')
  const address = BrokerageAddress.parse(await searchParams)
  const brokerage = await findOwnBrokerage(actor)
  if (!brokerage) return <NoBrokerage actor={actor} />
  if (brokerage.role !== 'ADMIN') {
    return (
      <PageBody>
        <LiveRefresh events={['notification', 'payment']} />
        <OwnBrokerageHead brokerage={brokerage} hasMenu />
        <MemberInfo brokerage={brokerage} />
      </PageBody>
    )
  }
  const [first = null] = await listDueStatements(actor)
  const content = (
    <>
      <BrokerageTabs tab={address.tab} />
      <Tab actor={actor} brokerage={brokerage} address={address} first={first} />
    </>
  )
  return (
    <PageBody>
      <LiveRefresh events={['notification', 'payment', 'booking-changed']} />
      {first ? (
        <PageWithActions
          head={<OwnBrokerageHead brokerage={brokerage} hasMenu={false} />}
          actions={
            <>
              <LinkButton href={first.payPath} variant="main" size="lg">
                {payText(first.amount, false)}
              </LinkButton>
              <BrokerageMenu brokerage={brokerage} isInBar />
            </>
          }
        >
          {content}
        </PageWithActions>
      ) : (
        <>
          <OwnBrokerageHead brokerage={brokerage} hasMenu />
          {content}
        </>
      )}
    </PageBody>
  )
}

async function NoBrokerage({ actor }: { actor: Actor }) {
  const { offers } = await findAffiliation(actor)
  return (
    <PageBody>
      <LiveRefresh events={['notification']} />
      <PageHead title={brokerageTitle} />
      {offers.length > 0 ? (
        <Offers offers={offers} />
      ) : (
        <EmptyState headingLevel={2} title={notInBrokerageTitle}>
          Once a brokerage invites you, you can join it here.
        </EmptyState>
      )}
    </PageBody>
  )
}

type TabProps = { actor: Actor; address: BrokerageAddress }
type OwnTabProps = TabProps & { brokerage: OwnBrokerage; first: DueStatement | null }

function Tab({ brokerage, first, ...props }: OwnTabProps) {
  switch (props.address.tab) {
    case 'bookings':
      return <Bookings {...props} />
    case 'photos':
      return <Photos {...props} />
    case 'invoices':
      return <Invoices {...props} />
    case 'statements':
      return <Statements {...props} brokerageId={brokerage.id} />
    case 'members':
      return <People actor={props.actor} brokerageId={brokerage.id} />
    default:
      return <Overview actor={props.actor} brokerage={brokerage} first={first} />
  }
}

async function People({ actor, brokerageId }: { actor: Actor; brokerageId: string }) {
  const people = await listOwnPeople(actor)
  if (!people) return null
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-12">
        <MembersSection brokerageId={brokerageId} members={people.members} canManage />
        <OpenInvitations brokerageId={brokerageId} invitations={people.invitations} canManage />
      </div>
      <DomainsSection brokerageId={brokerageId} domains={people.domains} canApprove={false} />
    </div>
  )
}

async function Bookings({ actor, address }: TabProps) {
  const { items, total, page } = await listOverseenBookings(actor, address.page)
  return <ClientBookings bookings={items} total={total} page={page} hrefOf={hrefOf(address)} isOverseen />
}

async function Invoices({ actor, address }: TabProps) {
  const { rows, total, page } = await listOverseenInvoices(actor, { page: address.page })
  return (
    <>
      <ClientInvoices invoices={rows} origin={hrefOf(address)(page)} showsClient />
      <Pager page={page} pageSize={pageSize} total={total} hrefOf={hrefOf(address)} />
    </>
  )
}

async function Statements({ actor, address, brokerageId }: TabProps & { brokerageId: string }) {
  const [balance, { rows, total, page }] = await Promise.all([
    readBalance(actor, brokerageId),
    listStatements(actor, { brokerageId, page: address.page }),
  ])
  if (!balance) return null
  return (
    <>
      <StatementsSection brokerageId={brokerageId} balance={balance} statements={rows} canManage={false} />
      <Pager page={page} pageSize={statementsPerPage} total={total} hrefOf={hrefOf(address)} />
    </>
  )
}

async function Photos({ actor, address }: TabProps) {
  const { deliveries, total, page } = await listOverseenDeliveries(actor, { page: address.page })
  if (deliveries.length === 0) {
    return (
      <EmptyState headingLevel={2} title="No photos yet">
        Photos of the shoots that your members book appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <OverseenDeliveries deliveries={deliveries} />
      <Pager page={page} pageSize={overseenPerPage} total={total} hrefOf={hrefOf(address)} />
    </>
  )
}

function hrefOf({ tab }: BrokerageAddress) {
  return (page: number) => BrokerageAddress.href({ tab, page })
}
