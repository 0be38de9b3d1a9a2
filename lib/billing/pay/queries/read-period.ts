import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { canManagePay } from '@/lib/billing/pay/policy'
import { sumUp } from '@/lib/billing/pay/rules/entries'
import { periodOf } from '@/lib/billing/pay/rules/periods'
import { lastPeriod, showPeriod } from '@/lib/billing/pay/rules/show-period'
import { showTotals } from '@/lib/billing/pay/rules/show-totals'
import type { PayOverview } from '@/lib/billing/pay/schema'
import { db } from '@/lib/platform/data/db'
import { formatSums } from '@/lib/platform/money/money'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { listPeriod } from './list-period'

/** Reads what photographers earned in a period. @param from a day of it; empty for the last one that has ended */
export async function readPeriod(actor: Actor, from: CalendarDate | ''): Promise<PayOverview> {
  const { timeZone, currency } = await getStudio()
  const rule = await readPayRule(db())
  const period = from ? periodOf(from, rule) : lastPeriod(todayIn(timeZone), rule)
  const statements = await listPeriod(actor, period)
  const sums = statements.map(({ totalCents: cents, currency: own }) => ({ cents, currency: own }))
  return {
    period: showPeriod(period, rule),
    rows: statements.map((statement) => ({
      photographerId: statement.photographer.id,
      fullName: statement.photographer.fullName,
      avatarUrl: avatarAddress(statement.photographer.avatarFileId),
      state: statement.state,
      startsOn: statement.period.startsOn,
      approvableCents: statement.isApprovable && canManagePay(actor) ? statement.totalCents : null,
      ...showTotals(sumUp(statement.entries), statement.currency),
    })),
    total: formatSums(sums, currency),
  }
}
