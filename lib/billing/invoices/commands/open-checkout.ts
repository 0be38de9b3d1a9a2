import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openCheckoutLimit } from '@/lib/billing/invoices/limits'
import { toReturnPath } from '@/lib/billing/invoices/rules/return-path'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findPayable, type PayableInvoice, toPayable } from './find-payable'
import { openSession } from './open-session'

/**
 * Opens Stripe's hosted checkout for an invoice, or returns the one that is still open. Concurrent calls open one.
 * @param from the page where Pay was pressed, to which the client returns
 * @returns the URL of the payment page
 * @throws AppError as openSession
 */
export async function openCheckout(actor: Actor, invoiceId: string, from?: string): Promise<{ url: string }> {
  await consumeAttempt(openCheckoutLimit, actor.profileId)
  const invoice = await findPayable(actor, invoiceId)
  const { stripeCustomerId, email } = invoice.client
  const isBilled = invoice.clientId === actor.profileId
  return openSession(toPayable(invoice), {
    profileId: actor.profileId,
    customer:
      isBilled && stripeCustomerId
        ? { customer: stripeCustomerId }
        : { customer_email: isBilled ? email : actor.email },
    returnPath: toReturnPath(from) ?? defaultPath(actor, invoice),
  })
}

/** Returns where a client who pays in the gallery or elsewhere sees the result: the delivery that the payment unlocks, or the invoices. */
function defaultPath(
  { profileId }: Actor,
  { transfer, shareOf, booking, ...invoice }: PayableInvoice,
): string {
  const ofBill = shareOf?.clientId === profileId ? shareOf.deliveryId : null
  const deliveryId = transfer?.deliveryId ?? ofBill ?? invoice.deliveryId
  const ofBooking = `booking_id=${booking.id}`
  return deliveryId ? `/photo-gallery?${ofBooking}&delivery_id=${deliveryId}` : `/invoices?${ofBooking}`
}
