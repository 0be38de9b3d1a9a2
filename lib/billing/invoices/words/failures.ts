import type { PaymentFailure } from '@/lib/billing/invoices/schema/invoices'

/** Who reads of a failed payment: whoever pays, who learns the reason, or the studio. */
export type FailureReader = 'payer' | 'studio'

/** In a list, below an unpaid invoice's status. */
export function failedNote({ reason, day }: PaymentFailure, reader: FailureReader): string {
  return reader === 'studio' ? `Card declined ${day}` : `Payment failed: ${reason}`
}

/** `Payment failed on November 20, 2026: the card has insufficient funds`; for the studio `Card declined November 20`. */
export function paymentFailedTitle({ on, day, reason }: PaymentFailure, reader: FailureReader): string {
  return reader === 'studio' ? `Card declined ${day}` : `Payment failed on ${on}: ${reason}`
}

/** What follows from it, for whoever pays and for the studio. */
export const paymentFailedTexts: Record<FailureReader, string> = {
  payer: 'Nothing was charged. Try another card, or ask your bank about this one.',
  studio: 'Nothing was charged. The client can try another card.',
}
