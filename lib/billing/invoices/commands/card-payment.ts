import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Finds the PaymentIntent with which an invoice is paid by a card on file. All attempts share one, so that Stripe charges
 * the client once however often it is confirmed.
 * @returns its id, and how many there have been for this invoice
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
 * Finds the invoice's card payment or creates it, without charging yet. Concurrent calls get the same one.
 * @param actorId null for an automatic charge
 * https://docs.stripe.com/api/payment_intents/create
 */
export async function openCardPayment(
  invoice: Invoice,
  actorId: string | null,
  last4: string,
): Promise<string> {
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

/**
 * Confirms a payment with a card. Returns null when it was charged, by this call or a concurrent one, and otherwise Stripe's
 * code. https://docs.stripe.com/api/payment_intents/confirm
 * @param attempt of an automatic charge: nobody can confirm it with the bank now, and a repeat returns what the first
 * request did
 */
export async function confirmCardPayment(
  paymentId: string,
  paymentMethodId: string,
  attempt?: number,
): Promise<string | null> {
  const isAutomatic = attempt !== undefined
  try {
    await stripe().paymentIntents.confirm(
      paymentId,
      {
        payment_method: paymentMethodId,
        ...(isAutomatic ? { off_session: true } : { error_on_requires_action: true }),
      },
      isAutomatic ? { idempotencyKey: `charge-${paymentId}-${paymentMethodId}-${attempt}` } : {},
    )
    return null
  } catch (error) {
    const { type, code, decline_code } = error as { type?: string; code?: string; decline_code?: string }
    if (code === 'payment_intent_unexpected_state') return null
    if (type === 'StripeCardError') return decline_code ?? code ?? 'declined'
    if (code === 'resource_missing') return code
    throw error
  }
}
