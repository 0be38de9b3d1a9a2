import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/db'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * The provider's payment with which an invoice is paid by a card on file. There is one for all tries: the provider takes
 * money for it once, however often and from wherever it is asked to.
 */
export async function findCardPayment(
  invoiceId: string,
): Promise<{ paymentId: string; count: number } | null> {
  const events = await db().invoiceEvent.findMany({
    where: { invoiceId, onceKey: { startsWith: 'card-payment:' } },
    select: { onceKey: true, details: true },
    orderBy: { createdAt: 'desc' },
  })
  const paymentId = (events[0]?.details as { paymentId?: string } | undefined)?.paymentId
  return paymentId ? { paymentId, count: events.length } : null
}

type Invoice = {
  id: string
  invoiceNumber: string
  amountCents: number
  currency: string
  bookingId: string
  stripeCustomerId: string
}

/**
 * Finds the invoice's card payment or makes it, without taking money yet. Presses that come together get the same one.
 * https://docs.stripe.com/api/payment_intents/create
 */
export async function openCardPayment(invoice: Invoice, actorId: string, last4: string): Promise<string> {
  const earlier = await findCardPayment(invoice.id)
  if (earlier) {
    const { status } = await stripe().paymentIntents.retrieve(earlier.paymentId)
    if (status !== 'canceled') return earlier.paymentId
  }
  const number = (earlier?.count ?? 0) + 1
  const { id: paymentId } = await stripe().paymentIntents.create(
    {
      amount: invoice.amountCents,
      currency: invoice.currency.toLowerCase(),
      customer: invoice.stripeCustomerId,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: invoice.invoiceNumber,
      metadata: {
        invoice_id: invoice.id,
        invoice_number: invoice.invoiceNumber,
        booking_id: invoice.bookingId,
      },
    },
    { idempotencyKey: `card-payment-${invoice.id}-${number}` },
  )
  await db().$transaction((tx) =>
    recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'CHECKOUT_OPENED',
      actorId,
      details: { paymentId, last4 },
      onceKey: `card-payment:${number}`,
    }),
  )
  return paymentId
}
