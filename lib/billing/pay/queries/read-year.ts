import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import { payVisibleTo, statementsVisibleTo } from '@/lib/billing/pay/policy'
import { defaultThreshold, isReportable } from '@/lib/billing/pay/rules/thresholds'
import type { PayYear, YearRow } from '@/lib/billing/pay/schema'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'

/** Reads what each photographer was paid in a calendar year, by the day of payment, and who must be reported. */
export async function readYear(actor: Actor, year: number): Promise<PayYear> {
  const own = await db().payThreshold.findUnique({ where: { year }, select: { thresholdCents: true } })
  const thresholdCents = own?.thresholdCents ?? defaultThreshold(year)
  const sums = await sumPayments(actor, year)
  const ids = [...new Set(sums.map(({ photographerId }) => photographerId))]
  const [people, terms] = await Promise.all([
    db().profile.findMany({
      where: { AND: [{ id: { in: ids } }, payVisibleTo(actor)] },
      select: { id: true, fullName: true },
    }),
    readTerms(db(), ids),
  ])
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  const rows = ids.flatMap((photographerId) => {
    const paid = sums.filter((sum) => sum.photographerId === photographerId)
    const { isContractor = false, legalName = null, hasW9 = false } = terms.get(photographerId) ?? {}
    return [...new Set(paid.map(({ currency }) => currency))].map((currency): YearRow => {
      const inCurrency = paid.filter((sum) => sum.currency === currency)
      const paidCents = sumOf(inCurrency)
      const byCardCents = sumOf(inCurrency.filter(({ paidMethod }) => paidMethod === 'CARD_OR_APP'))
      const countedCents = paidCents - byCardCents
      return {
        photographerId,
        fullName: names.get(photographerId) ?? '',
        isContractor,
        legalName,
        hasW9,
        currency,
        paidCents,
        byCardCents,
        isReportable: currency === 'USD' && isReportable({ isContractor, countedCents }, thresholdCents),
      }
    })
  })
  rows.sort((one, other) => one.fullName.localeCompare(other.fullName))
  return { year, thresholdCents, isDefaultThreshold: !own, rows }
}

async function sumPayments(actor: Actor, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`].map(dateToDatabase)
  return db().payStatement.groupBy({
    by: ['photographerId', 'currency', 'paidMethod'],
    where: { AND: [{ paidOn: { gte: first, lte: last } }, statementsVisibleTo(actor)] },
    _sum: { totalCents: true },
  })
}

function sumOf(sums: readonly { _sum: { totalCents: number | null } }[]): number {
  return sums.reduce((total, { _sum }) => total + (_sum.totalCents ?? 0), 0)
}
