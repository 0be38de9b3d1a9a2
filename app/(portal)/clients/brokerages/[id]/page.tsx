import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { StatementsSection } from '@/components/billing/statements/statements-section'
import { LiveRefresh } from '@/components/live/live-refresh'
import { BillingSection } from '@/components/people/brokerages/billing-section'
import { DeleteBrokerageButton } from '@/components/people/brokerages/delete-brokerage-button'
import { DomainsSection } from '@/components/people/brokerages/domains-section'
import { MembersSection } from '@/components/people/brokerages/members-section'
import { OpenInvitations } from '@/components/people/brokerages/open-invitations'
import { PriceListSection } from '@/components/people/brokerages/price-list-section'
import { RenameButton } from '@/components/people/brokerages/rename-button'
import { NamePage } from '@/components/shell/page-name'
import { LogoField } from '@/components/studio/settings/logo-field'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/billing/statements/limits'
import { listStatements } from '@/lib/billing/statements/queries/list-statements'
import { readBalance } from '@/lib/billing/statements/queries/read-balance'
import { authorizePage } from '@/lib/entry/authorize-page'
import { removeBrokerageLogoAction, updateBrokerageLogoAction } from '@/lib/people/brokerages/actions'
import { studioBrokerageUrl } from '@/lib/people/brokerages/schema'
import { brokerageGoneTitle } from '@/lib/people/brokerages/words'
import { ClientFilter } from '@/lib/people/clients/schema'
import { countOf } from '@/lib/platform/words'
import { readBrokerage } from '@/lib/workflows/read-brokerage'

type Props = PageProps<'/clients/brokerages/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brokerage = await readBrokerage(await authorizePage('see-clients'), (await params).id)
  return { title: brokerage?.name ?? brokerageGoneTitle }
}

/** A brokerage for the studio: its members, prices, email domains, and logo. */
export default async function BrokeragePage({ params, searchParams }: Props) {
  const actor = await authorizePage('see-clients')
  const url = studioBrokerageUrl((await params).id)
  const brokerage = await readBrokerage(actor, (await params).id)
  const back = (
    <TextLink href={ClientFilter.href({ tab: 'brokerages' })} icon="arrow-left">
      All brokerages
    </TextLink>
  )
  if (!brokerage) {
    return (
      <RecordMissing
        back={
          <LinkButton href={ClientFilter.href({ tab: 'brokerages' })} icon="arrow-left">
            All brokerages
          </LinkButton>
        }
        title={brokerageGoneTitle}
      >
        Someone may have deleted it, or the link is incomplete.
      </RecordMissing>
    )
  }
  const { id, name, logoUrl, members, invitations, domains, bookingCount, may } = brokerage
  const [balance, statements] = await Promise.all([
    readBalance(actor, id),
    listStatements(actor, { brokerageId: id, page: url.parse(await searchParams).page }),
  ])
  const hasStatements = balance?.paysMonthly || statements.total > 0 || (balance?.waiting.count ?? 0) > 0
  return (
    <PageBody>
      <NamePage name={name} />
      <LiveRefresh events={['notification', 'payment']} />
      <PageHead
        back={back}
        title={name}
        lead={`${countOf(members.length, 'member')}, ${countOf(bookingCount, 'booking')}`}
        actions={
          may.edit && (
            <>
              {bookingCount === 0 && <DeleteBrokerageButton brokerage={{ id, name }} />}
              <RenameButton brokerage={{ id, name }} />
            </>
          )
        }
      />
      {members.length > 0 && members.every(({ role }) => role !== 'ADMIN') && (
        <Notice tone="wait" title="This brokerage has no admin" className="mb-8 max-w-184">
          Nobody sees its bookings, invoices, and photos. Make a member an admin.
        </Notice>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-12">
          <MembersSection brokerageId={id} members={members} linksToClients canManage={may.edit} />
          <OpenInvitations brokerageId={id} invitations={invitations} canManage={may.edit} />
          {balance && hasStatements && (
            <div>
              <StatementsSection brokerageId={id} balance={balance} statements={statements.rows} canManage />
              <Pager
                page={statements.page}
                pageSize={pageSize}
                total={statements.total}
                hrefOf={(page) => url.href({ page })}
              />
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-10">
          <PriceListSection brokerage={brokerage} />
          <BillingSection brokerage={brokerage} />
          <DomainsSection brokerageId={id} domains={domains} canApprove={may.approveDomains} />
          {may.setPrices && (
            <LogoField
              name={name}
              logoUrl={logoUrl}
              substitute={<span className="t-place line-clamp-2 max-w-full text-center">{name}</span>}
              owner={{ brokerageId: id }}
              updateAction={updateBrokerageLogoAction}
              removeAction={removeBrokerageLogoAction}
              savedText="It's shown on the property pages of its agents."
              removalText="Property pages will show only the brokerage's name."
            />
          )}
        </div>
      </div>
    </PageBody>
  )
}
