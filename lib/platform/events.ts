/** What one domain may tell the others has happened; lib/workflows says what follows. */
export type DomainEvents = {
  'payment.succeeded': { invoiceId: string }
}
export type DomainEvent = keyof DomainEvents
