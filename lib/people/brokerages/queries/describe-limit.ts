import 'server-only'
import { readCredit } from '@/lib/people/brokerages/operations/read-credit'
import { exceedsCredit } from '@/lib/people/brokerages/rules/coverage'
import { limitReachedText, overLimitTexts } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Brokerage = { brokerageId: string; name: string }

/** Says what it means for a next booking that its brokerage has used up its credit; null unless it has. */
export async function describeReachedLimit({ brokerageId, name }: Brokerage): Promise<string | null> {
  const { currency } = await getStudio()
  const { leftCents, time } = await readTerms(brokerageId, currency)
  return exceedsCredit(leftCents, 1) ? limitReachedText(name, time) : null
}

/**
 * Says that a booked shoot takes its brokerage over its credit limit; null unless it does. The caller has checked that the actor
 * may see the booking, and that it isn't billed yet.
 * @param covered what the brokerage pays
 */
export async function describeBookedLimit(
  bookingId: string,
  covered: { brokerageName: string; cents: number } | null,
): Promise<{ title: string; text: string } | null> {
  const coverage = await db().bookingCoverage.findUnique({
    where: { bookingId },
    select: { brokerageId: true, booking: { select: { currency: true } } },
  })
  if (!coverage || !covered) return null
  const { brokerageName: name, cents } = covered
  const { currency } = coverage.booking
  const { leftCents, time } = await readTerms(coverage.brokerageId, currency)
  if (!exceedsCredit(leftCents, cents)) return null
  return {
    title: overLimitTexts.title(name),
    text: overLimitTexts.booked(name, formatCents(cents, currency), time),
  }
}

async function readTerms(brokerageId: string, currency: string) {
  const { timeZone, invoiceDueDays: dueDays } = await getStudio()
  const { leftCents, statementDueOn } = await readCredit(db(), { brokerageId, currency, timeZone })
  return { leftCents, time: { isOnStatement: statementDueOn !== null, dueDays } }
}
