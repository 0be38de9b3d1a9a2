/** A refund of what was sold of a booking, in cents of the sale. */
export type RefundedPart = { refundId: string; cents: number }

/**
 * Returns what a photographer's pay for a booking falls by with one of its refunds, in cents: the same part of their pay as the
 * refund is of the sale. All refunds of a booking that is refunded in full add up to the pay.
 * @param paidCents what they were paid of the price or fee as a percentage; a fixed amount stays theirs
 * @param refunds all of the booking, earliest first
 */
export function payTakenBack(
  { paidCents, saleCents }: { paidCents: number; saleCents: number },
  refunds: readonly RefundedPart[],
  refundId: string,
): number {
  const index = refunds.findIndex((refund) => refund.refundId === refundId)
  if (index < 0 || saleCents <= 0) return 0
  const partOf = (count: number) => {
    const cents = refunds.slice(0, count).reduce((sum, refund) => sum + refund.cents, 0)
    return Math.round((paidCents * cents) / saleCents)
  }
  return partOf(index + 1) - partOf(index)
}
