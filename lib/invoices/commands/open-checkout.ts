import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { stripe } from '@/lib/integrations/stripe'
import { openCheckoutLimit } from '@/lib/invoices/rate-limits'
import { includesTaxText, taxContained } from '@/lib/invoices/words/invoice'
import { justPaidText, paymentProcessingText } from '@/lib/invoices/words/payment'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { applyCheckout } from './apply-checkout'
import { assertNoCardPaymentProcessing, assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { findPayable, type PayableInvoice } from './find-payable'
import { recordInvoiceEvent } from './record-invoice-event'

/** A session that expires sooner isn't reused. */
const minMinutesLeft = 5
const minute = 60_000

/**
 * Opens Stripe's hosted checkout for an invoice, or returns the one that is still open. Concurrent calls open one.
 * @returns the URL of the payment page
 * @throws AppError `conflict` when the invoice is paid or being paid, `unavailable` when Stripe can't be reached
 */
export async function openCheckout(actor: Actor, invoiceId: string): Promise<{ url: string }> {
  await consumeAttempt(openCheckoutLimit, actor.profileId)
  const invoice = await findPayable(actor, invoiceId)
  try {
    await assertNoCheckoutProcessing(invoiceId)
    await assertNoCardPaymentProcessing(invoiceId)
    return { url: (await reuseSession(invoice)) ?? (await createSession(actor, invoice)) }
  } catch (error) {
    if (error instanceof AppError) throw error
    const { type, code } = error as { type?: string; code?: string }
    log().error(
      { invoiceId, type, code, error: error instanceof Error ? error.name : 'unknown' },
      'checkout not opened',
    )
    throw new AppError('unavailable', 'Failed to create payment session')
  }
}

/** Returns the URL of the latest session if it can still be paid; read from Stripe, because its webhook may be late. */
async function reuseSession(invoice: PayableInvoice): Promise<string | null> {
  const [session] = invoice.checkouts
  if (session?.state !== 'OPEN' || session.amountCents !== invoice.amountCents) return null
  if (session.expiresAt.getTime() < now().getTime() + minMinutesLeft * minute) return null
  const checkout = await applyCheckout(session.stripeSessionId)
  if (checkout?.state === 'OPEN') return session.url
  if (checkout?.payment?.state === 'succeeded') throw new AppError('conflict', justPaidText)
  if (checkout?.payment?.state === 'processing') throw new AppError('conflict', paymentProcessingText)
  return null
}

/** https://docs.stripe.com/api/checkout/sessions/create */
async function createSession(actor: Actor, invoice: PayableInvoice): Promise<string> {
  const { id, booking, amountCents, currency } = invoice
  const back = `${env().APP_URL}${returnPath(invoice)}`
  const metadata = { invoice_id: id, invoice_number: invoice.invoiceNumber, booking_id: booking.id }
  const name = `${invoice.invoiceNumber} · ${booking.propertyAddress}`
  const tax = taxContained(invoice)
  const { email, stripeCustomerId } = invoice.client
  const session = await stripe().checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      ...(stripeCustomerId ? { customer: stripeCustomerId } : { customer_email: email }),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: {
              name: name.slice(0, 250),
              ...(tax && { description: includesTaxText(tax) }),
            },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata },
      success_url: `${back}&payment=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}&payment=cancelled`,
    },
    { idempotencyKey: idempotencyKeyOf(invoice) },
  )
  if (!session.url) throw new Error('Stripe returned a checkout without a URL')
  const row = {
    invoiceId: id,
    stripeSessionId: session.id,
    url: session.url,
    amountCents,
    currency,
    expiresAt: new Date(session.expires_at * 1000),
  }
  await db().$transaction(async (tx) => {
    await tx.checkoutSession.createMany({ data: [row], skipDuplicates: true })
    await recordInvoiceEvent(tx, {
      invoiceId: id,
      kind: 'CHECKOUT_OPENED',
      actorId: actor.profileId,
      onceKey: `checkout:${session.id}`,
    })
  })
  return session.url
}

/** Returns where the client sees the result: the delivery that the payment unlocks, or the invoices. */
function returnPath({ transfer, booking, ...invoice }: PayableInvoice): string {
  const deliveryId = transfer?.deliveryId ?? invoice.deliveryId
  const ofBooking = `booking_id=${booking.id}`
  return deliveryId ? `/photo-gallery?${ofBooking}&delivery_id=${deliveryId}` : `/invoices?${ofBooking}`
}

/**
 * Returns the same key for calls shortly after one another, so that they get one session, and another key once that session
 * is used. It changes every ten minutes, because Stripe repeats a failed request's error under its key for a day.
 */
function idempotencyKeyOf(invoice: PayableInvoice): string {
  const tenMinutes = Math.floor(now().getTime() / (10 * minute))
  return `checkout-${invoice.id}-${invoice._count.checkouts + 1}-${tenMinutes}`
}
