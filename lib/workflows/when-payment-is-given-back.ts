import 'server-only'
import { tell } from '@/lib/notifications/tell'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import { readToldInvoice } from './read-told-invoice'
import { wasTold } from './was-told'

/** Tells both sides that a payment which no invoice took went back. Once, however often it is called. */
export async function whenPaymentIsGivenBack(event: DomainEvents['payment.given-back']): Promise<void> {
  const { invoiceId, paymentId, amountCents } = event
  await db().$transaction(async (tx) => {
    const invoice = await readToldInvoice(tx, invoiceId)
    if (!invoice) return
    const { booking, invoiceNumber } = invoice
    const { client, photographer } = booking
    if (await wasTold(tx, client.userId, ['given_back', paymentId])) return
    const amount = formatCents(amountCents, invoice.currency)
    const isVoid = invoice.status === 'VOID'
    const why = isVoid ? 'was withdrawn' : 'was paid twice'
    const told = {
      message: `${invoiceNumber} for ${booking.propertyAddress} ${why}.`,
      type: 'INFO' as const,
      action: 'review_payment' as const,
      bookingId: booking.id,
      details: { invoice_id: invoiceId, given_back: paymentId },
    }
    await tell(tx, { ...told, userId: photographer.userId, title: `${amount} went back to the client` })
    await tell(
      tx,
      { ...told, userId: client.userId, title: `${amount} refunded` },
      {
        kind: 'payment',
        template: 'payment-refunded',
        props: {
          why: isVoid ? 'void' : 'paid-twice',
          fullName: client.fullName,
          address: booking.propertyAddress,
          invoiceNumber,
          amount,
          paid: formatCents(invoice.amountCents, invoice.currency),
          toCard: true,
          locks: false,
          link: `${env().APP_URL}/invoices/${invoiceId}`,
        },
      },
    )
  })
}
