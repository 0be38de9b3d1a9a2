import 'server-only'
import { invoiceNotifications } from '@/lib/invoices/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import { lockInvoiceForNotification } from './lock-invoice-for-notification'
import { wasNotified } from './was-notified'

/**
 * Notifies the client that a payment which was processing has failed and the invoice is still unpaid. Idempotent. A card
 * declined at once raises no event: `recordDecline` in lib/invoices writes it to the invoice's history.
 */
export async function whenPaymentFails(event: DomainEvents['payment.failed']): Promise<void> {
  const { invoiceId, paymentId } = event
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoiceForNotification(tx, invoiceId)
    if (invoice?.status !== 'FAILED') return
    const { booking, invoiceNumber } = invoice
    const { client } = booking
    if (await wasNotified(tx, client.userId, ['failed_payment_id', paymentId])) return
    const amount = formatCents(invoice.amountCents, invoice.currency)
    const named = { invoiceNumber, amount, address: booking.propertyAddress }
    await notify(
      tx,
      {
        userId: client.userId,
        ...invoiceNotifications.paymentFailed(named),
        type: 'ERROR',
        action: 'review_payment',
        bookingId: booking.id,
        details: { invoice_id: invoiceId, failed_payment_id: paymentId },
      },
      {
        kind: 'payment',
        template: 'payment-failed',
        props: {
          fullName: client.fullName,
          ...named,
          link: `${env().APP_URL}/invoices/${invoiceId}`,
        },
      },
    )
  })
}
