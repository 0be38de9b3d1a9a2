import { depositRefunds } from './deposit'

/** How a late fee is paid, in cents. */
export type FeePayment = {
  /** Taken from the deposit. */
  depositCents: number
  /** Taken from account credit. */
  creditCents: number
  /** Left to pay. */
  dueCents: number
  /** What is left of the deposit and refunded through Stripe. */
  refundCents: number
  /** What is left of a deposit that wasn't paid through Stripe. */
  heldCents: number
}

/** What a client paid in advance. */
type Prepaid = {
  deposits: Parameters<typeof depositRefunds>[0]
  availableCents: number
  creditCents: number
}

/** Returns how a late fee is going to be paid: from the deposit, then from account credit, and the rest by invoice. */
export function planFeePayment(feeCents: number, prepaid: Prepaid): FeePayment {
  const depositCents = Math.min(feeCents, prepaid.availableCents)
  const creditCents = Math.min(feeCents - depositCents, prepaid.creditCents)
  const leftCents = prepaid.availableCents - depositCents
  const refunds = depositRefunds(prepaid.deposits, leftCents)
  const refundCents = refunds.reduce((sum, refund) => sum + refund.refundCents, 0)
  return {
    depositCents,
    creditCents,
    dueCents: feeCents - depositCents - creditCents,
    refundCents,
    heldCents: leftCents - refundCents,
  }
}
