import type { Metadata } from 'next'
import { OwnPay } from '@/components/billing/pay/own-pay'
import { PayTable } from '@/components/billing/pay/pay-table'
import { PayTabs } from '@/components/billing/pay/pay-tabs'
import { StepNav } from '@/components/billing/pay/step-nav'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { listStatements } from '@/lib/billing/pay/queries/list-statements'
import { readPeriod } from '@/lib/billing/pay/queries/read-period'
import { readStatement } from '@/lib/billing/pay/queries/read-statement'
import { PayFilter } from '@/lib/billing/pay/schema'
import { ownPayTitle, payrollCsvLabel, payTitle } from '@/lib/billing/pay/words'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: payTitle }

export default async function PayPage({ searchParams }: PageProps<'/pay'>) {
  const actor = await authorizePage('photographer')
  const { from } = PayFilter.parse(await searchParams)
  return (
    <PageBody>
      <LiveRefresh events={['notification']} />
      {isOwner(actor) ? <Overview actor={actor} from={from} /> : <Own actor={actor} />}
    </PageBody>
  )
}

async function Overview({ actor, from }: { actor: Actor; from: string }) {
  const { period, rows, total } = await readPeriod(actor, from)
  return (
    <>
      <PageHead
        title={payTitle}
        className="mb-5 md:mb-5"
        actions={
          <>
            <LinkButton
              href={`/api/pay/csv?from=${period.startsOn}`}
              prefetch={false}
              download
              size="sm"
              icon="download"
            >
              {payrollCsvLabel}
            </LinkButton>
            <LinkButton href="/settings/pay" size="sm" icon="settings-2">
              Terms and period
            </LinkButton>
          </>
        }
      />
      <PayTabs current="periods" />
      <StepNav
        label="Period"
        title={period.label}
        before={{ href: PayFilter.href({ from: period.before }), label: 'Previous period' }}
        after={{ href: PayFilter.href({ from: period.after }), label: 'Next period' }}
      />
      <PayTable rows={rows} total={total} />
    </>
  )
}

async function Own({ actor }: { actor: Actor }) {
  const [current, statements] = await Promise.all([
    readStatement(actor, actor.profileId, ''),
    listStatements(actor, actor.profileId),
  ])
  return (
    <>
      <PageHead title={ownPayTitle} lead="What you've earned, and what the studio has approved and paid." />
      {current && <OwnPay current={current} statements={statements} />}
    </>
  )
}
