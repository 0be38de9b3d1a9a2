import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { applyCheckout } from './apply-checkout'
import { findCardPayment } from './card-payment'

/**
 * Closes at the provider what could still be paid for an invoice that was paid or voided otherwise, so that nobody pays twice.
 * A failure is logged and stops nothing: a payment that slips through is refunded then.
 */
export async function closePayments(invoiceId: string): Promise<void> {
  await closeCheckouts(invoiceId)
  const payment = await findCardPayment(invoiceId)
  if (payment) await quietly(invoiceId, () => cancelUnpaid(payment.paymentId))
}

/** Closes the open checkouts alone. One that was paid in this moment is read back, and the invoice follows it. */
export async function closeCheckouts(invoiceId: string): Promise<void> {
  const open = await db().checkoutSession.findMany({
    where: { invoiceId, state: 'OPEN' },
    select: { stripeSessionId: true },
  })
  for (const { stripeSessionId } of open) {
    await quietly(invoiceId, async () => {
      await stripe()
        .checkout.sessions.expire(stripeSessionId)
        // Only an open session can be expired; the reading says what it is instead.
        .catch(ignoreInvalid)
      await applyCheckout(stripeSessionId)
    })
  }
}

async function cancelUnpaid(paymentId: string): Promise<void> {
  const { status } = await stripe().paymentIntents.retrieve(paymentId)
  if (status === 'succeeded' || status === 'canceled') return
  await stripe().paymentIntents.cancel(paymentId).catch(ignoreInvalid)
}

function ignoreInvalid(error: unknown): void {
  if ((error as { type?: string } | null)?.type !== 'StripeInvalidRequestError') throw error
}

async function quietly(invoiceId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log().warn({ invoiceId, error: error instanceof Error ? error.name : 'unknown' }, 'payment not closed')
  }
}
