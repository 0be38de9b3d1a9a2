import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/billing/statements/limits'
import { visibleTo } from '@/lib/billing/statements/policy'
import { isOverdue, periodOf } from '@/lib/billing/statements/rules'
import type { StatementRow } from '@/lib/billing/statements/schema'
import { describeWhen, periodText } from '@/lib/billing/statements/words'
import { choosePage, type Page } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { statementFields } from './select-statement'

/** Returns one page of a brokerage's statements that the actor may see, newest first. A page past the last returns the last. */
export async function listStatements(
  actor: Actor,
  { brokerageId, page: wanted = 1 }: { brokerageId: string; page?: number },
): Promise<Page & { rows: StatementRow[] }> {
  const where = { AND: [{ brokerageId }, visibleTo(actor)] }
  const { page, skip, take } = choosePage(wanted, await db().statement.count({ where }), { pageSize })
  const [statements, { timeZone }] = await Promise.all([
    db().statement.findMany({
      where,
      select: statementFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take,
    }),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const rows = statements.map((statement) => {
    const { id, number, status, amountCents, currency, paidAt } = statement
    const dueOn = dateFromDatabase(statement.dueOn)
    return {
      id,
      number,
      status,
      period: periodText(periodOf(statement)),
      amount: formatCents(amountCents, currency),
      isOverdue: isOverdue(status, dueOn, today),
      when: describeWhen(status, {
        dueOn: formatDate(dueOn),
        paidOn: paidAt && formatInstantDate(paidAt, timeZone),
      }),
    }
  })
  return { rows, ...page }
}
