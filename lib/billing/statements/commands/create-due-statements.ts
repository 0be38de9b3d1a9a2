import 'server-only'
import { collectable } from '@/lib/billing/invoices/operations/statement-invoices'
import { monthsSince } from '@/lib/billing/statements/rules'
import { monthOf, type Period } from '@/lib/people/brokerages/rules/statement-period'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf, isMorningIn, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { issueStatements } from './issue-statements'

/** Issues the statements of the months that are over. Runs hourly, and acts only in the morning, because it sends emails. */
export async function createDueStatements(): Promise<void> {
  const { timeZone } = await getStudio()
  if (isMorningIn(timeZone)) await createStatementsUntil(todayIn(timeZone), timeZone)
}

/**
 * Issues them at any hour: for each brokerage and each month of which invoices weren't collected yet, however long ago. A month
 * that was over when a statement was issued which was voided later isn't issued again: its invoices go to the next month's, or to
 * one that is issued by hand.
 * Idempotent, also concurrently.
 */
export async function createStatementsUntil(today: CalendarDate, timeZone: string): Promise<void> {
  const before = instantOf(monthOf(today).startsOn, '00:00', timeZone)
  const waiting = await db().invoice.groupBy({
    by: ['brokerageId'],
    where: { ...collectable, createdAt: { lt: before } },
    _min: { createdAt: true },
    orderBy: { brokerageId: 'asc' },
  })
  const voided = await readVoidedDays(
    waiting.flatMap(({ brokerageId }) => brokerageId ?? []),
    timeZone,
  )
  for (const { brokerageId, _min } of waiting) {
    if (!brokerageId || !_min.createdAt) continue
    const voidedOn = voided.get(brokerageId) ?? ''
    for (const month of monthsSince(dateOf(_min.createdAt, timeZone), today)) {
      if (month.endsOn >= voidedOn) await issueMonth(brokerageId, month)
    }
  }
}

/** Returns the last day on which a statement was issued, of each brokerage, that was voided later. */
async function readVoidedDays(brokerageIds: string[], timeZone: string): Promise<Map<string, CalendarDate>> {
  const rows = await db().statement.groupBy({
    by: ['brokerageId'],
    where: { brokerageId: { in: brokerageIds }, status: 'VOID' },
    _max: { createdAt: true },
  })
  return new Map(
    rows.flatMap(({ brokerageId, _max }) =>
      _max.createdAt ? [[brokerageId, dateOf(_max.createdAt, timeZone)] as const] : [],
    ),
  )
}

async function issueMonth(brokerageId: string, month: Period): Promise<void> {
  try {
    // Another one, if they are too many for one statement.
    for (let isDone = false; !isDone; ) {
      const numbers = await db().$transaction(async (tx) =>
        issueStatements(tx, { brokerageId, ...month, actor: null }),
      )
      isDone = numbers.length === 0
    }
  } catch (error) {
    // Continue with the others; the next hour retries this one.
    log().error({ brokerageId, month: month.startsOn, error: String(error) }, 'a statement was not issued')
  }
}
