import 'server-only'
import type { PayableId } from '@/lib/billing/invoices/rules/payable'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { applyCheckout } from './apply-checkout'
import { findCardPayment } from './card-payment'

/**
 * Closes the open checkouts and card payment of an invoice that was paid or voided, so that nobody pays twice. A failure
 * is only logged: a payment that gets through is refunded.
 */
export async function closePayments(invoiceId: string): Promise<void> {
  await closeCheckouts({ invoiceId })
  const payment = await findCardPayment(invoiceId)
  if (payment) await quietly({ invoiceId }, () => cancelUnpaid(payment.paymentId))
}

/** Closes the open checkouts of an invoice or statement only. One that was just paid is applied to it. */
export async function closeCheckouts(of: PayableId): Promise<void> {
  const open = await db().checkoutSession.findMany({
    where: { ...of, state: 'OPEN' },
    select: { stripeSessionId: true },
  })
  for (const { stripeSessionId } of open) {
    await quietly(of, async () => {
      await stripe()
        .checkout.sessions.expire(stripeSessionId)
        // Only an open session can be expired; applyCheckout reads what became of any other.
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

async function quietly(of: PayableId, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log().warn({ ...of, error: error instanceof Error ? error.name : 'unknown' }, 'payment not closed')
  }
}
