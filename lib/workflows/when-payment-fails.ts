import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { notifyPayer } from '@/lib/billing/invoices/operations/notify-payer'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { db } from '@/lib/platform/data/db'
import type { DomainEvents } from '@/lib/platform/data/events'
import { wasNotified } from './was-notified'

/**
 * Notifies the client that a payment which was processing has failed and the invoice is still unpaid. Idempotent. A card
 * declined at once raises no event: `recordDecline` in lib/billing/invoices writes it to the invoice's history.
 */
export async function whenPaymentFails(event: DomainEvents['payment.failed']): Promise<void> {
  const { invoiceId, paymentId } = event
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice?.status !== 'FAILED') return
    const { booking, client } = invoice
    if (await wasNotified(tx, client.userId, ['failed_payment_id', paymentId])) return
    const named = nameInvoice(invoice)
    await notifyPayer(
      tx,
      invoice,
      {
        ...invoiceNotifications.paymentFailed(named),
        type: 'ERROR',
        action: 'review_payment',
        bookingId: booking.id,
        details: { invoice_id: invoiceId, failed_payment_id: paymentId },
      },
      (reader) => ({ kind: 'payment', template: 'payment-failed', props: { ...reader, ...named } }),
    )
  })
}
