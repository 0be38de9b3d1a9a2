import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxStatements } from '@/lib/billing/pay/limits'
import { statementsVisibleTo } from '@/lib/billing/pay/policy'
import type { StatementItem } from '@/lib/billing/pay/schema'
import { describePeriod, paidText } from '@/lib/billing/pay/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'

/** Lists a photographer's approved statements, newest first. */
export async function listStatements(actor: Actor, photographerId: string): Promise<StatementItem[]> {
  const rows = await db().payStatement.findMany({
    where: { AND: [{ photographerId }, statementsVisibleTo(actor)] },
    select: {
      id: true,
      startsOn: true,
      endsOn: true,
      totalCents: true,
      currency: true,
      paidOn: true,
      paidMethod: true,
    },
    orderBy: [{ startsOn: 'desc' }, { id: 'desc' }],
    take: maxStatements,
  })
  return rows.map(({ id, totalCents, currency, paidOn, paidMethod, ...row }) => {
    const period = { startsOn: dateFromDatabase(row.startsOn), endsOn: dateFromDatabase(row.endsOn) }
    return {
      id,
      startsOn: period.startsOn,
      label: describePeriod(period),
      state: paidOn ? 'PAID' : 'APPROVED',
      paidText: paidOn && paidMethod ? paidText(dateFromDatabase(paidOn), paidMethod) : null,
      total: formatCents(totalCents, currency),
    }
  })
}
