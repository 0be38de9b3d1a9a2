import { BalanceCells } from '@/components/billing/statements/balance-cells'
import type { Actor } from '@/lib/auth/actor'
import { readBalance } from '@/lib/billing/statements/queries/read-balance'
import { monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { addDays, formatDay } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** What a brokerage's next statement comes to so far, and how much of its credit is used, below what is due. */
export async function BrokerageMoney({ actor, brokerageId }: { actor: Actor; brokerageId: string }) {
  const [balance, { timeZone }] = await Promise.all([readBalance(actor, brokerageId), getStudio()])
  if (!balance) return null
  const { endsOn } = monthOf(todayIn(timeZone))
  return <BalanceCells balance={balance} first={null} nextOn={formatDay(addDays(endsOn, 1))} isBelowDue />
}
