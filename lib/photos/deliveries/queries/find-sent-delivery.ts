import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { preparedBy } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { firstInvoice } from './select-invoices'

/** Finds the delivery an earlier request with this key has sent; null if there is none, or they no longer handle it. */
export async function findSentDelivery(actor: Actor, idempotencyKey: string) {
  const sent = await db().mediaDelivery.findFirst({
    where: { sentById: actor.profileId, idempotencyKey, booking: preparedBy(actor) },
    select: { id: true, bookingId: true, invoices: firstInvoice },
  })
  const [invoice] = sent?.invoices ?? []
  if (!sent || !invoice) return null
  return {
    deliveryId: sent.id,
    bookingId: sent.bookingId,
    invoiceNumber: invoice.invoiceNumber,
    isComplimentary: invoice.paidMethod === 'NO_CHARGE',
  }
}
