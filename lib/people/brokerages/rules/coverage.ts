import { shareOf } from '@/lib/platform/money/split'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { AllowancePeriod, BrokerageBilling } from '@/prisma/generated/enums'

/** What a brokerage pays of a booking. */
export type Coverage = {
  basisPoints: number
  /** The most it pays; null for no cap. */
  capCents: number | null
  /** The services it pays for; none for everything. */
  serviceIds: readonly string[]
}

/** The allowance that a brokerage gives its members. */
export type Allowance = {
  basisPoints: number
  capCents: number | null
  /** For how many bookings of each member in each period; null for all. */
  uses: number | null
  period: AllowancePeriod
  /** Null for everything that is booked. */
  serviceIds: readonly string[] | null
}

/** Who pays for what a brokerage's members book, and how. Amounts are in the studio's currency. */
export type BillingTerms = {
  billing: BrokerageBilling
  /** Who gets its bills; null only while members pay. */
  contact: { name: string; email: string } | null
  /** Whether a monthly statement collects its bills. */
  paysMonthly: boolean
  statementDueDays: number
  /** Whether photos don't wait for its payment, within the credit limit. */
  unlocksOnTerms: boolean
  creditLimitCents: number | null
  allowance: Allowance
}

/**
 * Returns what a brokerage pays of a member's next booking; null if the member pays.
 * @param used how many allowances the member used in this period
 */
export function nextCoverage(
  { billing, allowance }: Pick<BillingTerms, 'billing' | 'allowance'>,
  used: number,
): Coverage | null {
  if (billing === 'AGENT') return null
  if (billing === 'BROKERAGE') return { basisPoints: 10_000, capCents: null, serviceIds: [] }
  const { basisPoints, capCents, uses, serviceIds } = allowance
  const isUsedUp = uses !== null && used >= uses
  if (isUsedUp || serviceIds?.length === 0) return null
  return { basisPoints, capCents, serviceIds: serviceIds ?? [] }
}

type Line = {
  serviceId?: string | null
  /** Tax included; below 0 for a discount. */
  amountCents: number
}

/**
 * Returns what a brokerage pays of these lines, in cents: its percentage of the covered ones, halves rounded up, but never more
 * than the cap or all lines together.
 * @param paidCents what it pays of the booking already, which counts toward the cap
 */
export function coveredCents(
  { basisPoints, capCents, serviceIds }: Coverage,
  lines: readonly Line[],
  paidCents = 0,
): number {
  const covered = lines.filter(
    ({ serviceId }) => serviceIds.length === 0 || serviceIds.includes(serviceId ?? ''),
  )
  const base = Math.max(0, Math.min(sumOf(covered), sumOf(lines)))
  const part = shareOf(base, basisPoints)
  return capCents === null ? part : Math.min(part, Math.max(0, capCents - paidCents))
}

/** Does the same for an order. @param lineCents what each of its lines is with its tax */
export function coveredOfOrder(
  coverage: Coverage | null,
  lines: readonly { serviceId: string | null }[],
  lineCents: readonly number[],
): number {
  if (!coverage) return 0
  const taxed = lines.map(({ serviceId }, index) => ({ serviceId, amountCents: lineCents[index] ?? 0 }))
  return coveredCents(coverage, taxed)
}

/**
 * Returns what a brokerage pays of a booking's total. Where tax rates have changed, its lines don't add up to the total that was
 * shown; the difference belongs to no service.
 */
export function coveredOfTotal(coverage: Coverage, lines: readonly Line[], totalCents: number): number {
  return coveredCents(coverage, [...lines, { amountCents: totalCents - sumOf(lines) }])
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** A brokerage as the payer of a bill, by its terms of that day. */
export type BilledBrokerage = {
  brokerageId: string
  /** Its billing contact. */
  name: string
  email: string
  /** Whether a statement collects it. */
  isCollected: boolean
  /** When that statement will be due; null without one. */
  dueOn: CalendarDate | null
  /** Whether photos don't wait for its payment. */
  isOnTerms: boolean
  /** Whether they wait only because the bill takes it over its credit limit. */
  isOverLimit: boolean
}

/** Whether a bill takes a brokerage over its credit limit. @param leftCents what its unpaid bills leave of it; null for no limit */
export function exceedsCredit(leftCents: number | null, cents: number): boolean {
  return leftCents !== null && cents > Math.max(0, leftCents)
}
