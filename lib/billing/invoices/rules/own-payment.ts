/** The fields that `ownPayment` needs. */
export const ownPaymentFields = {
  stripePaymentId: true,
  statement: { select: { stripePaymentId: true } },
} as const

/** An invoice with what paid it. */
export type PaidInvoice = {
  stripePaymentId: string | null
  statement: { stripePaymentId: string | null } | null
}

/** Returns the id of the Stripe payment that paid an invoice, or the statement it is on; null without one. */
export function ownPayment({ stripePaymentId, statement }: PaidInvoice): string | null {
  return stripePaymentId ?? statement?.stripePaymentId ?? null
}

/** Whether a refund is one of what paid the invoice, and not of a duplicate payment. */
export function isOfOwnPayment(refund: { stripePaymentId: string | null }, invoice: PaidInvoice): boolean {
  return refund.stripePaymentId === null || refund.stripePaymentId === ownPayment(invoice)
}
