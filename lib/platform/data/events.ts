/** Events with effects in other domains; lib/workflows handles them. */
export type DomainEvents = {
  /** An account's email address was verified for the first time. */
  'account.verified': { userId: string }
  /** `completesBill`: whether nothing of its bill is left to pay; always true for one that isn't shared. */
  'payment.succeeded': { invoiceId: string; completesBill?: boolean }
  /** A processing payment failed. A card that is declined immediately causes no event: the payer sees it on the page. */
  'payment.failed': { invoiceId: string; paymentId: string }
  /** `replacedBy`: the number of the invoice that asks for a lost payment again. */
  'payment.disputed': {
    invoiceId: string
    disputeId: string
    amountCents: number
    state?: 'open' | 'won' | 'lost'
    replacedBy?: string | null
  }
  /** A refund succeeded or failed; see its state. */
  'payment.refunded': { refundId: string }
}
export type DomainEvent = keyof DomainEvents
