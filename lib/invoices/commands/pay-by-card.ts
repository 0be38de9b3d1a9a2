import { payByCardLimit } from '@/lib/invoices/rate-limits'
import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { stripe } from '@/lib/integrations/stripe'
import { declineReason } from '@/lib/invoices/decline-words'
import { canPay, visibleTo } from '@/lib/invoices/policy'
import { isPayable } from '@/lib/invoices/rules'
import type { CardPaymentResult, PayByCard } from '@/lib/invoices/schema'
import { db } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { applyPayment } from './apply-payment'
import { assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { openCardPayment } from './card-payment'
import { closeCheckouts } from './close-payments'
import { openCheckout } from './open-checkout'

/**
 * Charges an invoice to a card that its client has on file. However often it is pressed, and whatever answer is lost, the
 * money is taken once; what counts is the payment read back from the provider.
 * @returns `checkout` with the hosted page's address when the card cannot be charged from here
 * @throws AppError `payment-failed` with the bank's reason; `conflict` when it is paid or being paid
 */
export async function payByCard(actor: Actor, input: PayByCard): Promise<CardPaymentResult> {
  await consumeAttempt(payByCardLimit, actor.profileId)
  const invoice = await readInvoice(actor, input.invoiceId)
  if (!canPay(actor, invoice)) throw new AppError('conflict', 'This invoice cannot be paid any more.')
  const card = await readCard(actor, input.cardId)
  try {
    // First, so that no page stays open on which the same invoice could be paid again.
    await closeCheckouts(invoice.id)
    // After it, because one that could not be closed any more may have been completed in this moment.
    await assertNoCheckoutProcessing(invoice.id)
    return await charge(actor, invoice, card)
  } catch (error) {
    if (error instanceof AppError) throw error
    const { type, code } = error as { type?: string; code?: string }
    log().error({ invoiceId: invoice.id, type, code }, 'card on file not charged')
    throw new AppError(
      'unavailable',
      'The bank has not answered. You can press again: nothing is charged twice.',
    )
  }
}

type Invoice = Awaited<ReturnType<typeof readInvoice>>
type Card = Awaited<ReturnType<typeof readCard>>

async function readInvoice(actor: Actor, invoiceId: string) {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      currency: true,
      status: true,
      booking: { select: { id: true, clientId: true } },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  return invoice
}

async function readCard(actor: Actor, cardId: string) {
  const card = await db().storedCard.findFirst({
    where: { id: cardId, profileId: actor.profileId },
    select: {
      stripePaymentMethodId: true,
      last4: true,
      profile: { select: { stripeCustomerId: true } },
    },
  })
  if (!card) throw new NotFoundError('Card not found')
  return card
}

async function isStillPayable(invoiceId: string): Promise<boolean> {
  const { status } = await db().invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { status: true },
  })
  return isPayable(status)
}

async function charge(actor: Actor, invoice: Invoice, card: Card): Promise<CardPaymentResult> {
  const { stripeCustomerId } = card.profile
  if (!stripeCustomerId) return toCheckout(actor, invoice, 'This card cannot be charged from here.')
  const paymentId = await openCardPayment(
    { ...invoice, bookingId: invoice.booking.id, stripeCustomerId },
    actor.profileId,
    card.last4,
  )
  const problem = await confirm(paymentId, card.stripePaymentMethodId)
  await applyPayment(paymentId)
  if (!(await isStillPayable(invoice.id))) return { outcome: 'paid' }
  if (!problem) return { outcome: 'processing' }
  if (problem === 'authentication_required')
    return toCheckout(actor, invoice, 'Your bank wants to confirm this payment.')
  if (problem === 'resource_missing')
    return toCheckout(actor, invoice, 'This card cannot be charged from here.')
  throw new AppError('payment-failed', `Nothing was charged: ${declineReason(problem)}.`)
}

/**
 * Asks for the money; null when it was taken, by this press or by another at the same moment.
 * https://docs.stripe.com/api/payment_intents/confirm
 */
async function confirm(paymentId: string, paymentMethodId: string): Promise<string | null> {
  try {
    await stripe().paymentIntents.confirm(paymentId, {
      payment_method: paymentMethodId,
      error_on_requires_action: true,
    })
    return null
  } catch (error) {
    const { type, code, decline_code } = error as { type?: string; code?: string; decline_code?: string }
    if (code === 'payment_intent_unexpected_state') return null
    if (type === 'StripeCardError') return decline_code ?? code ?? 'declined'
    if (code === 'resource_missing') return code
    throw error
  }
}

async function toCheckout(actor: Actor, { id }: Invoice, message: string): Promise<CardPaymentResult> {
  const { url } = await openCheckout(actor, id)
  return { outcome: 'checkout', url, message }
}
