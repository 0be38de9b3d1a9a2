/** Events of one domain that have effects in others; lib/workflows handles them. */
export type DomainEvents = {
  'payment.succeeded': { invoiceId: string }
  /** A payment that was under way failed later. A card declined at once raises no event: the payer sees it on the page. */
  'payment.failed': { invoiceId: string; paymentId: string }
  'payment.disputed': { invoiceId: string; disputeId: string; amountCents: number }
  /** Money went back to the client, or turned out not to: the refund's state says which. */
  'payment.refunded': { refundId: string }
}
export type DomainEvent = keyof DomainEvents
