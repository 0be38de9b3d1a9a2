import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { canManagePay } from '@/lib/billing/pay/policy'
import { lastPeriod } from '@/lib/billing/pay/rules/show-period'
import { statementUrl } from '@/lib/billing/pay/schema'
import { describePeriod } from '@/lib/billing/pay/words'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { formatCents } from '@/lib/platform/money/money'
import { addDays, type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { listPeriod } from './list-period'

/** How long after a period ends its unapproved pay is brought to the owner's attention. */
const daysToApprove = 10

/** A photographer's pay that the owner has to approve, or to pay. */
export type PayDue = {
  photographerId: string
  fullName: string
  total: string
  /** `November 1 – 15` */
  period: string
  state: 'OPEN' | 'APPROVED'
  /** The path of the statement. */
  href: string
}

/**
 * Lists the pay that waits for the owner, for anyone else nothing: what is approved and unpaid, then what can be approved.
 * @param today in the studio's zone
 */
export async function listPayDue(actor: Actor, today: CalendarDate): Promise<PayDue[]> {
  if (!canManagePay(actor)) return []
  const [approved, open] = await Promise.all([listUnpaid(), listToApprove(actor, today)])
  return [...approved, ...open].slice(0, waitingLimit)
}

async function listUnpaid(): Promise<PayDue[]> {
  const rows = await db().payStatement.findMany({
    where: { paidOn: null },
    select: {
      startsOn: true,
      endsOn: true,
      totalCents: true,
      currency: true,
      photographer: { select: { id: true, fullName: true } },
    },
    orderBy: [{ endsOn: 'asc' }, { id: 'asc' }],
    take: waitingLimit,
  })
  return rows.map(({ startsOn, endsOn, ...row }) => {
    const period = { startsOn: dateFromDatabase(startsOn), endsOn: dateFromDatabase(endsOn) }
    return toPayDue({ ...row, period }, 'APPROVED')
  })
}

/** Reads what was earned only soon after a period: it is summed up from every shoot. */
async function listToApprove(actor: Actor, today: CalendarDate): Promise<PayDue[]> {
  const period = lastPeriod(today, await readPayRule(db()))
  if (today > addDays(period.endsOn, daysToApprove)) return []
  const statements = await listPeriod(actor, period)
  return statements
    .filter(({ state, totalCents }) => state === 'OPEN' && totalCents > 0)
    .map((statement) => toPayDue(statement, 'OPEN'))
}

type Statement = {
  photographer: { id: string; fullName: string }
  period: { startsOn: string; endsOn: string }
  totalCents: number
  currency: string
}

function toPayDue({ photographer, period, totalCents, currency }: Statement, state: PayDue['state']): PayDue {
  const { id: photographerId, fullName } = photographer
  return {
    photographerId,
    fullName,
    state,
    total: formatCents(totalCents, currency),
    period: describePeriod(period),
    href: statementUrl(photographerId).href({ from: period.startsOn }),
  }
}
