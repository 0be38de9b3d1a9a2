/** What one domain may tell the others has happened; lib/workflows says what follows. */
export type DomainEvents = {
  'payment.succeeded': { invoiceId: string }
  /** A bank broke its promise to pay; a card that is declined at once is told to who presses the button. */
  'payment.failed': { invoiceId: string; paymentId: string }
  /** Money for an invoice that waited for none went back to the client. */
  'payment.given-back': { invoiceId: string; paymentId: string; amountCents: number }
  'payment.disputed': { invoiceId: string; disputeId: string; amountCents: number }
  /** Money went back to the client, or turned out not to: the refund's state says which. */
  'payment.refunded': { refundId: string }
}
export type DomainEvent = keyof DomainEvents
