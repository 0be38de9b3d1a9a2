import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { choosePage, type Page } from '@/lib/platform/choose-page'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { pageSize } from '@/lib/statements/limits'
import { visibleTo } from '@/lib/statements/policy'
import { isOverdue } from '@/lib/statements/rules'
import type { StatementRow } from '@/lib/statements/schema'
import { periodText } from '@/lib/statements/words'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
      select: {
        id: true,
        number: true,
        status: true,
        startsOn: true,
        endsOn: true,
        dueOn: true,
        amountCents: true,
        currency: true,
        paidAt: true,
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take,
    }),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const rows = statements.map(({ startsOn, endsOn, amountCents, currency, paidAt, ...statement }) => {
    const dueOn = dateFromDatabase(statement.dueOn)
    return {
      id: statement.id,
      number: statement.number,
      status: statement.status,
      period: periodText({ startsOn: dateFromDatabase(startsOn), endsOn: dateFromDatabase(endsOn) }),
      amount: formatCents(amountCents, currency),
      isOverdue: isOverdue(statement.status, dueOn, today),
      when: paidAt
        ? `Paid ${formatInstantDate(paidAt, timeZone)}`
        : statement.status === 'VOID'
          ? ''
          : `Due ${formatDate(dueOn)}`,
    }
  })
  return { rows, ...page }
}
