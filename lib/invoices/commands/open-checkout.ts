import { openCheckoutLimit } from '@/lib/invoices/rate-limits'
import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { stripe } from '@/lib/integrations/stripe'
import { canPay, visibleTo } from '@/lib/invoices/policy'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { applyCheckout } from './apply-checkout'
import { assertNoCardPaymentProcessing, assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { recordInvoiceEvent } from './record-invoice-event'

/** A session with less time left is not handed out again. */
const minMinutesLeft = 5
const minute = 60_000

/**
 * Opens the provider's hosted checkout for an invoice, or the one that is still open. Two presses at once open one.
 * @returns the address of the page on which the client pays
 * @throws AppError `conflict` when it is paid or being paid; `unavailable` when the provider does not answer
 */
export async function openCheckout(actor: Actor, invoiceId: string): Promise<{ url: string }> {
  await consumeAttempt(openCheckoutLimit, actor.profileId)
  const invoice = await readInvoice(actor, invoiceId)
  if (!canPay(actor, invoice)) throw new AppError('conflict', 'This invoice cannot be paid any more.')
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

type Invoice = Awaited<ReturnType<typeof readInvoice>>

async function readInvoice(actor: Actor, invoiceId: string) {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      currency: true,
      status: true,
      deliveryId: true,
      _count: { select: { checkouts: true } },
      checkouts: { orderBy: { createdAt: 'desc' }, take: 1 },
      booking: {
        select: {
          id: true,
          clientId: true,
          propertyAddress: true,
          client: { select: { email: true, stripeCustomerId: true } },
        },
      },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  return invoice
}

/** The address of the latest session while it can still be paid. It is read back, because its webhook may be on its way. */
async function reuseSession(invoice: Invoice): Promise<string | null> {
  const [session] = invoice.checkouts
  if (session?.state !== 'OPEN' || session.amountCents !== invoice.amountCents) return null
  if (session.expiresAt.getTime() < now().getTime() + minMinutesLeft * minute) return null
  const checkout = await applyCheckout(session.stripeSessionId)
  if (checkout?.state === 'OPEN') return session.url
  if (checkout?.payment?.state === 'succeeded')
    throw new AppError('conflict', 'This invoice has just been paid.')
  if (checkout?.payment?.state === 'processing')
    throw new AppError('conflict', 'Your payment is being processed.')
  return null
}

/** https://docs.stripe.com/api/checkout/sessions/create */
async function createSession(actor: Actor, invoice: Invoice): Promise<string> {
  const { id, booking, amountCents, currency } = invoice
  const back = `${env().APP_URL}${returnPath(invoice)}`
  const metadata = { invoice_id: id, invoice_number: invoice.invoiceNumber, booking_id: booking.id }
  const name = `${invoice.invoiceNumber} · ${booking.propertyAddress}`
  const { email, stripeCustomerId } = booking.client
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
            product_data: { name: name.slice(0, 250) },
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
  if (!session.url) throw new Error('the provider gave a checkout without an address')
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

/** Where the client sees what the payment did: the delivery it unlocks, or the invoices. */
function returnPath({ deliveryId, booking }: Invoice): string {
  const ofBooking = `booking_id=${booking.id}`
  return deliveryId ? `/photo-gallery?${ofBooking}&delivery_id=${deliveryId}` : `/invoices?${ofBooking}`
}

/**
 * The same for presses that come close together, so that they get one session, and another for the next try.
 * The minutes keep an error that the provider remembers under a key from blocking the invoice for a day.
 */
function idempotencyKeyOf(invoice: Invoice): string {
  const tenMinutes = Math.floor(now().getTime() / (10 * minute))
  return `checkout-${invoice.id}-${invoice._count.checkouts + 1}-${tenMinutes}`
}
