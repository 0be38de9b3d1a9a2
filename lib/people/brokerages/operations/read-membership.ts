import 'server-only'
import { readPriceList } from '@/lib/people/brokerages/operations/read-price-list'
import { readBillingTerms } from '@/lib/people/brokerages/queries/read-billing-terms'
import { type Allowance, type Coverage, nextCoverage } from '@/lib/people/brokerages/rules/coverage'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { Transaction } from '@/lib/platform/data/db'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import type { AllowancePeriod } from '@/prisma/generated/enums'

/** The brokerage through which a client books. */
export type Membership = {
  brokerageId: string
  name: string
  priceList: PriceList
  /** What it pays of the next booking; null if the client pays. */
  coverage: Coverage | null
  /** The allowance that pays it, with how many of it the client used in this period; null without one. */
  allowance: (Pick<Allowance, 'uses' | 'period'> & { used: number }) | null
}

export type MembershipReader = Pick<Transaction, 'bookingCoverage' | 'brokerage' | 'brokerageMember'>

/**
 * Returns through which brokerage a client books, at which prices, and what it pays; null if they belong to none. In a
 * transaction that books, call `lockMembership` before.
 */
export async function readMembership(
  tx: MembershipReader,
  clientId: string,
  timeZone: string,
): Promise<Membership | null> {
  const member = await tx.brokerageMember.findUnique({
    where: { clientId },
    select: { brokerageId: true, brokerage: { select: { name: true } } },
  })
  if (!member) return null
  const { brokerageId, brokerage } = member
  const terms = await readBillingTerms(tx, brokerageId)
  const { uses, period } = terms.allowance
  const hasAllowance = terms.billing === 'ALLOWANCE'
  const used =
    hasAllowance && uses !== null ? await countAllowances(tx, { clientId, brokerageId }, period, timeZone) : 0
  return {
    brokerageId,
    name: brokerage.name,
    priceList: await readPriceList(tx, brokerageId),
    coverage: nextCoverage(terms, used),
    allowance: hasAllowance ? { uses, period, used } : null,
  }
}

/**
 * Returns how many of a member's bookings of this month or year used an allowance of the brokerage. Cancelled ones don't count.
 */
async function countAllowances(
  tx: Pick<Transaction, 'bookingCoverage'>,
  { clientId, brokerageId }: { clientId: string; brokerageId: string },
  period: AllowancePeriod,
  timeZone: string,
): Promise<number> {
  const today = todayIn(timeZone)
  const firstDay = period === 'MONTH' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`
  return tx.bookingCoverage.count({
    where: {
      clientId,
      brokerageId,
      isAllowance: true,
      createdAt: { gte: instantOf(firstDay, '00:00', timeZone) },
      booking: { status: { not: 'CANCELLED' } },
    },
  })
}
