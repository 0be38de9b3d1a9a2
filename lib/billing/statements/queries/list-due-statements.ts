import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { dueText } from '@/lib/billing/invoices/words/due'
import { visibleTo } from '@/lib/billing/statements/policy'
import { isOverdue, periodOf } from '@/lib/billing/statements/rules'
import type { DueStatement } from '@/lib/billing/statements/schema'
import { periodText } from '@/lib/billing/statements/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { statementFields } from './select-statement'

/** As many as the dashboard has room for. */
const maxDue = 2

/** Lists the statements that an admin of a brokerage has to pay, due the longest first. Empty for anyone else. */
export async function listDueStatements(actor: Actor): Promise<DueStatement[]> {
  if (!mayEnter('client', actor)) return []
  const [rows, { timeZone }] = await Promise.all([
    db().statement.findMany({
      where: { AND: [visibleTo(actor), { status: 'OPEN' }] },
      select: statementFields,
      orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
      take: maxDue,
    }),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  return rows.map((row) => {
    const dueOn = dateFromDatabase(row.dueOn)
    const overdue = isOverdue(row.status, dueOn, today)
    return {
      id: row.id,
      number: row.number,
      period: periodText(periodOf(row)),
      amount: formatCents(row.amountCents, row.currency),
      isOverdue: overdue,
      due: dueText({ isOverdue: overdue, dueOn: formatDate(dueOn) }),
      payPath: payPath({ statementId: row.id }),
    }
  })
}
