import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageStatements } from '@/lib/billing/statements/policy'
import type { OverdueStatements } from '@/lib/billing/statements/schema'
import { db } from '@/lib/platform/data/db'
import { formatCents, formatSums } from '@/lib/platform/money/money'
import { dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** More would hide the rest of the dashboard. */
const maxListed = 3

/**
 * Returns the statements past their due date with what they add up to, longest overdue first; null for none, and for readers
 * who don't manage them.
 */
export async function listOverdueStatements(actor: Actor): Promise<OverdueStatements | null> {
  if (!canManageStatements(actor)) return null
  const { timeZone, currency } = await getStudio()
  const where = { status: 'OPEN' as const, dueOn: { lt: dateToDatabase(todayIn(timeZone)) } }
  const rows = await db().statement.findMany({
    where,
    select: {
      id: true,
      number: true,
      amountCents: true,
      currency: true,
      dueOn: true,
      brokerage: { select: { name: true } },
    },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: maxListed,
  })
  if (rows.length === 0) return null
  const sums = await db().statement.groupBy({
    by: ['currency'],
    where,
    _sum: { amountCents: true },
    _count: true,
  })
  const amounts = sums.map((sum) => ({ cents: sum._sum.amountCents ?? 0, currency: sum.currency }))
  return {
    count: sums.reduce((total, sum) => total + sum._count, 0),
    amount: formatSums(amounts, currency),
    longest: rows.map(({ brokerage, amountCents, dueOn, ...row }) => ({
      id: row.id,
      number: row.number,
      brokerageName: brokerage.name,
      amount: formatCents(amountCents, row.currency),
      dueOn: formatDate(dateFromDatabase(dueOn)),
    })),
  }
}
