import 'server-only'
import { dueOnOf, monthOf } from '@/lib/people/brokerages/rules/statement-period'
import type { Transaction } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

/** How a brokerage pays its next bill. */
export type BrokerageCredit = {
  /** What may be added to its unpaid bills before photos wait for its payment, in cents; null without a limit. */
  leftCents: number | null
  /** When the statement that collects the bill will be due; null if the bill is paid by itself. */
  statementDueOn: CalendarDate | null
}

/** Reads how a brokerage pays its next bill, in this currency. @param timeZone the studio's */
export async function readCredit(
  tx: Pick<Transaction, 'invoice' | 'brokerage'>,
  { brokerageId, currency, timeZone }: { brokerageId: string; currency: string; timeZone: string },
): Promise<BrokerageCredit> {
  const brokerage = await tx.brokerage.findUniqueOrThrow({
    where: { id: brokerageId },
    select: { unlocksOnTerms: true, creditLimitCents: true, paysMonthly: true, statementDueDays: true },
  })
  const { unlocksOnTerms, creditLimitCents, paysMonthly, statementDueDays } = brokerage
  const today = todayIn(timeZone)
  const statementDueOn = paysMonthly ? dueOnOf(monthOf(today), statementDueDays, today) : null
  // Without terms, photos wait for every payment.
  if (!unlocksOnTerms || creditLimitCents === null) return { leftCents: null, statementDueOn }
  const unpaid = await tx.invoice.aggregate({
    where: { brokerageId, currency, status: { in: ['PENDING', 'FAILED'] } },
    _sum: { amountCents: true },
  })
  return { leftCents: creditLimitCents - (unpaid._sum.amountCents ?? 0), statementDueOn }
}
