import 'server-only'
import { chooseCard } from '@/lib/billing/invoices/rules/choose-card'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { applyPayment } from './apply-payment'
import { assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { confirmCardPayment, openCardPayment } from './card-payment'
import { closeCheckouts } from './close-payments'
import { recordChargeAttempt } from './record-charge-attempt'

/**
 * Charges an invoice to its client's card, if an attempt is due. Idempotent: concurrent calls, and one after a crash, share
 * the invoice's card payment and the attempt's idempotency key, and what Stripe then says about the payment decides.
 * @throws Error when Stripe can't be reached; the queue then repeats the attempt
 */
export async function chargeInvoice({ invoiceId }: { invoiceId: string }): Promise<void> {
  const charge = await findDueCharge(invoiceId)
  if (!charge || (await isBeingPaid(invoiceId))) return
  const { attempts, invoice } = charge
  const { client, booking } = invoice
  const { timeZone } = await getStudio()
  const card = chooseCard(client.cards, booking.cardId, attempts, todayIn(timeZone))
  if (!card || !client.stripeCustomerId)
    return recordChargeAttempt(invoiceId, attempts, { problem: 'no_card', last4: null })
  const paymentId = await openCardPayment(
    { ...invoice, bookingId: booking.id, stripeCustomerId: client.stripeCustomerId },
    null,
    card.last4,
  )
  const problem = await confirmCardPayment(paymentId, card.stripePaymentMethodId, attempts)
  await applyPayment(paymentId)
  await recordChargeAttempt(invoiceId, attempts, { problem, last4: card.last4 })
}

function findDueCharge(invoiceId: string) {
  return db().scheduledCharge.findFirst({
    where: { invoiceId, nextAt: { lte: now() }, invoice: { status: { in: ['PENDING', 'FAILED'] } } },
    select: {
      attempts: true,
      invoice: {
        select: {
          id: true,
          invoiceNumber: true,
          amountCents: true,
          currency: true,
          client: {
            select: {
              stripeCustomerId: true,
              cards: {
                select: {
                  id: true,
                  stripePaymentMethodId: true,
                  last4: true,
                  expiryMonth: true,
                  expiryYear: true,
                },
                orderBy: { createdAt: 'desc' },
              },
            },
          },
          booking: { select: { id: true, cardId: true } },
        },
      },
    },
  })
}

/** Closes the payment pages of the invoice, so that the client doesn't pay it there at the same moment. */
async function isBeingPaid(invoiceId: string): Promise<boolean> {
  await closeCheckouts({ invoiceId })
  try {
    await assertNoCheckoutProcessing({ invoiceId })
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}
