import 'server-only'
import { cache } from 'react'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { findPayee, type Payee } from '@/lib/billing/pay/operations/find-payee'
import { readDrafts } from '@/lib/billing/pay/operations/read-drafts'
import { readEntries } from '@/lib/billing/pay/operations/read-entries'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import { canManagePay, statementsVisibleTo } from '@/lib/billing/pay/policy'
import { approvalProblem, entriesOf } from '@/lib/billing/pay/rules/entries'
import { type Period, periodOf } from '@/lib/billing/pay/rules/periods'
import { showPeriod } from '@/lib/billing/pay/rules/show-period'
import type { FoundStatement } from '@/lib/billing/pay/schema'
import { approvalError, approvedText, describeTerms, paidText } from '@/lib/billing/pay/words'
import { db } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns a photographer's statement of a period: the approved one, or else what they have earned up to its end; null if the
 * actor may not see the pay of one with this id. Cached per request.
 * @param from a day of the period; empty for the current one
 */
export const findStatement = cache(
  async (actor: Actor, photographerId: string, from: CalendarDate | ''): Promise<FoundStatement | null> => {
    const payee = await findPayee(db(), actor, photographerId)
    if (!payee) return null
    const { timeZone } = await getStudio()
    const rule = await readPayRule(db())
    const day = from || todayIn(timeZone)
    const current = periodOf(day, rule)
    const approved = await readApproved(actor, payee, [day, current.startsOn])
    const terms = (await readTerms(db(), [payee.id])).get(payee.id)
    const found = approved ?? (await readOpen(actor, payee, current))
    return {
      photographer: { id: payee.id, fullName: payee.fullName, avatarUrl: avatarAddress(payee.avatarFileId) },
      termsText: terms ? describeTerms(terms) : null,
      canManage: canManagePay(actor),
      ...found,
      period: showPeriod(found.period, rule),
    }
  },
)

type Found = Omit<FoundStatement, 'photographer' | 'termsText' | 'canManage' | 'period'> & { period: Period }

/** Also finds a statement of an earlier kind of period, by its own first day. */
async function readApproved(
  actor: Actor,
  payee: Payee,
  days: readonly CalendarDate[],
): Promise<Found | null> {
  const { timeZone } = await getStudio()
  const rows = await db().payStatement.findMany({
    where: {
      AND: [
        { photographerId: payee.id, startsOn: { in: days.map(dateToDatabase) } },
        statementsVisibleTo(actor),
      ],
    },
    select: {
      id: true,
      startsOn: true,
      endsOn: true,
      totalCents: true,
      currency: true,
      approvedAt: true,
      approvedBy: { select: { fullName: true } },
      paidOn: true,
      paidMethod: true,
    },
  })
  const row = rows.find(({ startsOn }) => dateFromDatabase(startsOn) === days[0]) ?? rows[0]
  if (!row) return null
  const { id, totalCents, currency, approvedAt, approvedBy, paidOn, paidMethod } = row
  return {
    period: { startsOn: dateFromDatabase(row.startsOn), endsOn: dateFromDatabase(row.endsOn) },
    state: paidOn ? 'PAID' : 'APPROVED',
    statementId: id,
    approvedText: approvedText(formatInstantDate(approvedAt, timeZone), approvedBy?.fullName ?? null),
    paidText: paidOn && paidMethod ? paidText(dateFromDatabase(paidOn), paidMethod) : null,
    entries: await readEntries(db(), { statementId: id }),
    totalCents,
    currency,
    approvalError: null,
  }
}

async function readOpen(actor: Actor, { id }: Payee, period: Period): Promise<Found> {
  const { timeZone, currency } = await getStudio()
  const range = { photographerIds: [id], until: period.endsOn, timeZone }
  const draft = (await readDrafts(db(), range)).get(id)
  const problem = approvalProblem(draft ?? null, period.endsOn, todayIn(timeZone))
  return {
    period,
    state: draft ? 'OPEN' : 'NO_TERMS',
    statementId: null,
    approvedText: null,
    paidText: null,
    entries: draft ? entriesOf(draft) : [],
    totalCents: draft?.totalCents ?? 0,
    currency: draft?.terms.currency ?? currency,
    approvalError: problem && canManagePay(actor) ? approvalError(problem, period) : null,
  }
}
