import type { DeliveryDetail } from '@/lib/deliveries/schema'

export type LockedWords = { title: string; text: string }

/** Why photos are locked although nothing can be paid for them, told to the client; null while a payment unlocks them. */
export function lockedWords(invoice: Pick<NonNullable<DeliveryDetail['invoice']>, 'status'> | null) {
  if (!invoice) return noInvoice
  if (invoice.status === 'REFUNDED') return refunded
  return invoice.status === 'VOID' ? withdrawn : null
}

const noInvoice: LockedWords = {
  title: 'No invoice yet',
  text: 'The studio has not sent an invoice for these photos.',
}
const refunded: LockedWords = {
  title: 'Payment refunded',
  text: 'The studio gave your payment back, so the photos are locked again.',
}
const withdrawn: LockedWords = {
  title: 'Invoice withdrawn',
  text: 'The studio withdrew the invoice, so there is nothing to pay.',
}
