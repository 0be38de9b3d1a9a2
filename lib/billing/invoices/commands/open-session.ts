import 'server-only'
import { createHash } from 'node:crypto'
import type { Payable, PayableId } from '@/lib/billing/invoices/rules/payable'
import { withQuery } from '@/lib/billing/invoices/rules/return-path'
import { justPaidText, paymentProcessingText } from '@/lib/billing/invoices/words/payment'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import type { CheckoutSession } from '@/prisma/generated/client'
import { applyCheckout } from './apply-checkout'
import { assertNoCardPaymentProcessing, assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { closeCheckouts } from './close-payments'
import { recordInvoiceEvent } from './record-invoice-event'

/** Who pays on Stripe's page, and where they return to. Without a profile: anyone with its link. */
export type CheckoutPayer = {
  profileId: string | null
  customer: { customer: string } | { customer_email?: string }
  returnPath: string
}

/** A session that expires sooner isn't reused. */
const minMinutesLeft = 5
const minute = 60_000

/**
 * Opens Stripe's hosted checkout for an invoice or statement, or returns the one that its payer still has open from the same page.
 * Concurrent calls from one page open one.
 * @returns the URL of the payment page
 * @throws AppError `conflict` when it is paid or being paid, `unavailable` when Stripe can't be reached
 */
export async function openSession(payable: Payable, payer: CheckoutPayer): Promise<{ url: string }> {
  const { of } = payable
  try {
    await assertNoCheckoutProcessing(of)
    if ('invoiceId' in of) await assertNoCardPaymentProcessing(of.invoiceId)
    return { url: (await reuseSession(payable, payer)) ?? (await createSession(payable, payer)) }
  } catch (error) {
    if (error instanceof AppError) throw error
    const { type, code } = error as { type?: string; code?: string }
    log().error(
      { ...of, type, code, error: error instanceof Error ? error.name : 'unknown' },
      'checkout not opened',
    )
    throw new AppError('unavailable', 'Failed to create payment session')
  }
}

/** Returns the URL of the latest session if it can still be paid; read from Stripe, because its webhook may be late. */
async function reuseSession(payable: Payable, payer: CheckoutPayer): Promise<string | null> {
  const [session] = payable.checkouts
  if (session?.state !== 'OPEN' || session.amountCents !== payable.amountCents) return null
  if (session.expiresAt.getTime() < now().getTime() + minMinutesLeft * minute) return null
  const returnsElsewhere = session.returnPath !== payer.returnPath
  if (returnsElsewhere || (payable.isShared && !(await isOpenedBy(payer, session)))) {
    // A payment page shows its payer's cards and email address, and returns where it was opened.
    await closeCheckouts(payable.of)
    await assertNoCheckoutProcessing(payable.of)
    return null
  }
  const checkout = await applyCheckout(session.stripeSessionId)
  if (checkout?.state === 'OPEN') return session.url
  if (checkout?.payment?.state === 'succeeded') throw new AppError('conflict', justPaidText)
  if (checkout?.payment?.state === 'processing') throw new AppError('conflict', paymentProcessingText)
  return null
}

/** Whether this payer opened a session, rather than another one of the same share. */
async function isOpenedBy(
  { profileId }: CheckoutPayer,
  { invoiceId, stripeSessionId }: CheckoutSession,
): Promise<boolean> {
  const opened = await db().invoiceEvent.findFirst({
    where: { invoiceId: invoiceId ?? '', onceKey: openedKey(stripeSessionId) },
    select: { actorId: true },
  })
  return opened !== null && opened.actorId === profileId
}

function openedKey(stripeSessionId: string): string {
  return `checkout:${stripeSessionId}`
}

/** https://docs.stripe.com/api/checkout/sessions/create */
async function createSession(payable: Payable, payer: CheckoutPayer): Promise<string> {
  const { of, amountCents, currency, metadata, name, description } = payable
  const back = `${env().APP_URL}${payer.returnPath}`
  const session = await stripe().checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: idOf(of),
      ...payer.customer,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: { name: name.slice(0, 250), ...(description && { description }) },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata },
      success_url: withQuery(back, 'payment=success&session_id={CHECKOUT_SESSION_ID}'),
      cancel_url: withQuery(back, 'payment=cancelled'),
    },
    { idempotencyKey: idempotencyKeyOf(payable, payer) },
  )
  if (!session.url) throw new Error('Stripe returned a checkout without a URL')
  const row = {
    ...of,
    stripeSessionId: session.id,
    url: session.url,
    amountCents,
    currency,
    returnPath: payer.returnPath,
    expiresAt: new Date(session.expires_at * 1000),
  }
  await db().$transaction(async (tx) => {
    await tx.checkoutSession.createMany({ data: [row], skipDuplicates: true })
    if ('statementId' in of) return
    await recordInvoiceEvent(tx, {
      invoiceId: of.invoiceId,
      kind: 'CHECKOUT_OPENED',
      actorId: payer.profileId,
      onceKey: openedKey(session.id),
    })
  })
  return session.url
}

/**
 * Returns the same key for calls shortly after one another, so that they get one session, and another key once that session
 * is used. It changes every ten minutes, because Stripe repeats a failed request's error under its key for a day.
 */
function idempotencyKeyOf({ of, checkoutCount }: Payable, { profileId, returnPath }: CheckoutPayer): string {
  const tenMinutes = Math.floor(now().getTime() / (10 * minute))
  const back = createHash('sha256').update(returnPath).digest('hex').slice(0, 16)
  return `checkout-${idOf(of)}-${checkoutCount + 1}-${tenMinutes}-${profileId ?? 'link'}-${back}`
}

function idOf(of: PayableId): string {
  return 'invoiceId' in of ? of.invoiceId : of.statementId
}
