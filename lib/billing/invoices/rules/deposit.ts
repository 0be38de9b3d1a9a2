/** What a client paid in advance, in cents. */
export type Prepaid = { depositCents: number; creditCents: number }

/** Returns what of it is deducted from the client's part of a bill, the deposit first, and what is left to pay. */
export function deductFrom(ownCents: number, prepaid: Prepaid): { deducted: Prepaid; dueCents: number } {
  const depositCents = Math.min(prepaid.depositCents, ownCents)
  const creditCents = Math.min(prepaid.creditCents, ownCents - depositCents)
  return { deducted: { depositCents, creditCents }, dueCents: ownCents - depositCents - creditCents }
}

/** Whether a deposit and credit paid all of an invoice. */
export function isPrepaid({
  amountCents,
  depositCents,
}: {
  amountCents: number
  depositCents: number
}): boolean {
  return amountCents === 0 && depositCents < 0
}

type PaidDeposit = {
  amountCents: number
  refundedCents: number
  /** Those under way, which `refundedCents` doesn't include yet. */
  pendingCents: number
}

type Refundable = PaidDeposit & { stripePaymentId: string | null }

/** What of each deposit Stripe can refund, in cents, when this much of them all is left. */
export function depositRefunds<D extends Refundable>(
  deposits: readonly D[],
  leftCents: number,
): (D & { stripePaymentId: string; refundCents: number })[] {
  return refundInOrder(
    deposits.flatMap((deposit) => {
      const { stripePaymentId } = deposit
      return stripePaymentId === null ? [] : [{ ...deposit, stripePaymentId }]
    }),
    leftCents,
  )
}

/** Does the same with the deposits that were paid by hand too, after the others. */
export function allDepositRefunds<D extends Refundable>(deposits: readonly D[], leftCents: number) {
  const isByHand = ({ stripePaymentId }: D) => stripePaymentId === null
  const ordered = [...deposits.filter((deposit) => !isByHand(deposit)), ...deposits.filter(isByHand)]
  return refundInOrder(ordered, leftCents)
}

function refundInOrder<D extends PaidDeposit>(
  deposits: readonly D[],
  leftCents: number,
): (D & { refundCents: number })[] {
  let left = leftCents
  return deposits.flatMap((deposit) => {
    const { amountCents, refundedCents, pendingCents } = deposit
    const refundCents = Math.min(left, amountCents - refundedCents - pendingCents)
    if (refundCents <= 0) return []
    left -= refundCents
    return [{ ...deposit, refundCents }]
  })
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
