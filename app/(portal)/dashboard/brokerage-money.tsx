import { BalanceCells } from '@/components/billing/statements/balance-cells'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { Actor } from '@/lib/auth/actor'
import { readBalance } from '@/lib/billing/statements/queries/read-balance'
import { monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { addDays, formatDay } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type BrokerageMoneyProps = { actor: Actor; brokerageId: string; name: string | null }

/** What a brokerage's next statement comes to so far, and how much of its credit is used, below what is due. */
export async function BrokerageMoney({ actor, brokerageId, name }: BrokerageMoneyProps) {
  const [balance, { timeZone }] = await Promise.all([readBalance(actor, brokerageId), getStudio()])
  if (!balance) return null
  const { endsOn } = monthOf(todayIn(timeZone))
  return (
    <section aria-labelledby="brokerage-money">
      <SectionHead
        id="brokerage-money"
        title={name}
        className="border-b-0"
        action={<TextLink href="/brokerage">Open brokerage</TextLink>}
      />
      <BalanceCells balance={balance} first={null} nextOn={formatDay(addDays(endsOn, 1))} isBelowDue />
    </section>
  )
}
