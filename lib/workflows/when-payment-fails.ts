import 'server-only'
import { notify } from '@/lib/notifications/operations/notify'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import { lockInvoiceForNotification } from './lock-invoice-for-notification'
import { wasNotified } from './was-notified'

/**
 * Tells the client that a payment they had promised did not come about: once for each, and not if the invoice was paid
 * meanwhile.
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
    await notify(
      tx,
      {
        userId: client.userId,
        title: 'Payment failed',
        message: `${amount} for ${booking.propertyAddress}. Nothing was charged.`,
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
          address: booking.propertyAddress,
          invoiceNumber,
          amount,
          link: `${env().APP_URL}/invoices/${invoiceId}`,
        },
      },
    )
  })
}
