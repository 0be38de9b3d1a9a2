import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { payByCardLimit } from '@/lib/billing/invoices/limits'
import type { CardPaymentResult, PayByCard } from '@/lib/billing/invoices/schema/paying'
import { bankConfirmationText, declineReason, notChargedText } from '@/lib/billing/invoices/words/payment'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { applyPayment } from './apply-payment'
import { assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { confirmCardPayment, openCardPayment } from './card-payment'
import { closeCheckouts } from './close-payments'
import { findPayable, isStillPayable, type PayableInvoice } from './find-payable'
import { openCheckout } from './open-checkout'

/**
 * Charges an invoice to its client's card on file. Charges once however often it is called, also after a lost response: the
 * payment read back from Stripe decides.
 * @returns `checkout` with the URL of the hosted page when the card can't be charged directly
 * @throws AppError `payment-failed` with the bank's reason, `conflict` when the invoice is paid or being paid,
 * `unavailable` when Stripe can't be reached
 */
export async function payByCard(actor: Actor, input: PayByCard): Promise<CardPaymentResult> {
  await consumeAttempt(payByCardLimit, actor.profileId)
  const invoice = await findPayable(actor, input.invoiceId)
  const card = await readCard(actor, input.cardId)
  try {
    // First, so that no open page can pay the same invoice again.
    await closeCheckouts({ invoiceId: invoice.id })
    // Then, because a checkout that couldn't be closed may just have been completed.
    await assertNoCheckoutProcessing({ invoiceId: invoice.id })
    return await charge(actor, invoice, card, input.from)
  } catch (error) {
    if (error instanceof AppError) throw error
    const { type, code } = error as { type?: string; code?: string }
    log().error({ invoiceId: invoice.id, type, code }, 'card on file not charged')
    throw new AppError('unavailable', "We couldn't reach the bank. Try again; you won't be charged twice.")
  }
}

const notChargeableText = "This card can't be charged directly."

type Card = Awaited<ReturnType<typeof readCard>>

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

async function charge(
  actor: Actor,
  invoice: PayableInvoice,
  card: Card,
  from: string | undefined,
): Promise<CardPaymentResult> {
  const toCheckout = async (message: string): Promise<CardPaymentResult> => {
    const { url } = await openCheckout(actor, invoice.id, from)
    return { outcome: 'checkout', url, message }
  }
  const { stripeCustomerId } = card.profile
  // A card of someone else's share is charged by their own customer only.
  const isBilled = invoice.clientId === actor.profileId
  if (!stripeCustomerId || !isBilled) return toCheckout(notChargeableText)
  const paymentId = await openCardPayment(
    { ...invoice, bookingId: invoice.booking.id, stripeCustomerId },
    actor.profileId,
    card.last4,
  )
  const problem = await confirmCardPayment(paymentId, card.stripePaymentMethodId)
  await applyPayment(paymentId)
  if (!(await isStillPayable({ invoiceId: invoice.id }))) return { outcome: 'paid' }
  if (!problem) return { outcome: 'processing' }
  if (problem === 'authentication_required') return toCheckout(bankConfirmationText)
  if (problem === 'resource_missing') return toCheckout(notChargeableText)
  throw new AppError('payment-failed', notChargedText(declineReason(problem)))
}
