/** What clients pay when booking: an amount in cents, or a percentage of the total. */
export type DepositTerms = { depositCents: number; depositPercent: number | null }

/** Returns the deposit on a total, in cents, at most the total. A percentage is rounded half up. */
export function depositOn({ depositCents, depositPercent }: DepositTerms, totalCents: number): number {
  const cents = depositPercent === null ? depositCents : Math.round((totalCents * depositPercent) / 100)
  return Math.min(cents, totalCents)
}

type PaidDeposit = {
  amountCents: number
  refundedCents: number
  /** Those under way, which `refundedCents` doesn't include yet. */
  pendingCents: number
}

/** What of each deposit Stripe can refund, in cents, when this much of them all is left. */
export function depositRefunds<D extends PaidDeposit & { stripePaymentId: string | null }>(
  deposits: readonly D[],
  leftCents: number,
): (D & { stripePaymentId: string; refundCents: number })[] {
  const refunds = []
  let left = leftCents
  for (const deposit of deposits) {
    const { stripePaymentId, amountCents, refundedCents, pendingCents } = deposit
    const refundCents = Math.min(left, amountCents - refundedCents - pendingCents)
    if (!stripePaymentId || refundCents <= 0) continue
    left -= refundCents
    refunds.push({ ...deposit, stripePaymentId, refundCents })
  }
  return refunds
}

/**
 * Returns what of a booking's deposits can still be deducted or refunded, in cents.
 * @param deductions what was deducted on invoices that are neither voided nor refunded, each below 0
 */
export function availableDeposit(deposits: readonly PaidDeposit[], deductions: readonly number[]): number {
  const paid = deposits.reduce(
    (sum, { amountCents, refundedCents, pendingCents }) => sum + amountCents - refundedCents - pendingCents,
    0,
  )
  return Math.max(
    0,
    deductions.reduce((sum, cents) => sum + cents, paid),
  )
}
