import { BalanceCells } from '@/components/billing/statements/balance-cells'
import { LatestStatements } from '@/components/billing/statements/latest-statements'
import { AgentShoots } from '@/components/booking/bookings/agent-shoots'
import { BillingTerms } from '@/components/people/brokerages/billing-section'
import { CoverPicture } from '@/components/photos/deliveries/cover-picture'
import type { Actor } from '@/lib/auth/actor'
import { listStatements } from '@/lib/billing/statements/queries/list-statements'
import { readBalance } from '@/lib/billing/statements/queries/read-balance'
import type { DueStatement } from '@/lib/billing/statements/schema'
import { listOverseenShoots } from '@/lib/booking/bookings/queries/list-overseen-shoots'
import { monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { BrokerageAddress, type OwnBrokerage } from '@/lib/people/brokerages/schema'
import { listOverseenDeliveries } from '@/lib/photos/deliveries/queries/list-overseen-deliveries'
import { addDays, formatDay, formatMonthAndYear } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** As many as fit beside the shoots of a month. */
const shownStatements = 3

type OverviewProps = { actor: Actor; brokerage: OwnBrokerage; first: DueStatement | null }

/** What an admin sees of their brokerage first: the money, the month's shoots by agent, and the latest statements. */
export async function Overview({ actor, brokerage, first }: OverviewProps) {
  const { timeZone, currency } = await getStudio()
  const period = monthOf(todayIn(timeZone))
  const [balance, { rows }, shoots, { deliveries }] = await Promise.all([
    readBalance(actor, brokerage.id),
    listStatements(actor, { brokerageId: brokerage.id }),
    listOverseenShoots(actor, period),
    listOverseenDeliveries(actor, {}),
  ])
  const [month = ''] = formatMonthAndYear(period.startsOn).split(' ')
  const pictures = deliveries.flatMap(({ bookingId, cover }) =>
    cover ? [[bookingId, <CoverPicture key={bookingId} cover={cover} />] as const] : [],
  )
  return (
    <>
      {balance && (
        <BalanceCells balance={balance} first={first} nextOn={formatDay(addDays(period.endsOn, 1))} />
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <AgentShoots
          month={month}
          shoots={shoots}
          currency={currency}
          pictures={Object.fromEntries(pictures)}
        />
        <div className="grid min-w-0 gap-10">
          <LatestStatements
            statements={rows.slice(0, shownStatements)}
            allHref={BrokerageAddress.href({ tab: 'statements' })}
          />
          <BillingTerms facts={brokerage.billing} />
        </div>
      </div>
    </>
  )
}
