import type { PaymentFailure } from '@/lib/billing/invoices/schema'

/** In a list, below an unpaid invoice's status. */
export function failedNote({ reason }: PaymentFailure): string {
  return `Payment failed: ${reason}`
}

/** `Payment failed on November 20, 2026: the card has insufficient funds` */
export function paymentFailedTitle({ on, reason }: PaymentFailure): string {
  return `Payment failed on ${on}: ${reason}`
}

/** What follows from it, for whoever pays and for the studio. */
export const paymentFailedTexts = {
  payer: 'Nothing was charged. Try another card, or ask your bank about this one.',
  studio: 'Nothing was charged. The client can try another card.',
}
