import 'server-only'
import { type CheckoutSnapshot, readCheckout } from '@/lib/billing/invoices/queries/read-checkout'
import type { Transaction } from '@/lib/platform/data/db'
import { applyOnce, type EventSource } from './apply-once'
import { applyPaymentState } from './apply-payment-state'

/**
 * Reads a checkout back from Stripe and applies its state to the invoice. Called by the webhook and by the page the client
 * returns to. Idempotent, also when both call it at once.
 * @param event what led here; recorded in the same transaction as the changes
 * @returns the checkout; null when Stripe has none with this id
 * @throws Error when Stripe can't be reached; nothing has changed then
 */
export async function applyCheckout(
  sessionId: string,
  event?: EventSource,
): Promise<CheckoutSnapshot | null> {
  const checkout = await readCheckout(sessionId)
  await applyOnce(event, async (tx) => (checkout ? applyCheckoutState(tx, checkout) : 'unknown checkout'))
  return checkout
}

async function applyCheckoutState(tx: Transaction, checkout: CheckoutSnapshot): Promise<string> {
  const outcome = checkout.payment
    ? await applyPaymentState(tx, checkout.invoiceId, checkout.payment)
    : `checkout ${checkout.state.toLowerCase()}`
  await tx.checkoutSession.updateMany({
    where: { stripeSessionId: checkout.sessionId, state: 'OPEN' },
    data: { state: checkout.state },
  })
  return outcome
}
