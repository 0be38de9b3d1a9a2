import 'server-only'
import { type CheckoutSnapshot, readCheckout } from '@/lib/invoices/read-stripe'
import { db, type Transaction } from '@/lib/platform/db'
import { applyPaymentState } from './apply-payment-state'
import { type EventSource, recordEvent, recordOutcome } from './record-event'

/**
 * Reads a checkout back from the provider and brings its invoice to where it stands. Used by the webhook and by the page
 * the client returns to; called twice or at once by both, it changes things once.
 * @param event what led here; its row, the invoice and what follows are written in one transaction, or none of them
 * @returns what the provider said; null when it knows no such session
 * @throws Error when the provider cannot be reached: nothing has changed then
 */
export async function applyCheckout(
  sessionId: string,
  event?: EventSource,
): Promise<CheckoutSnapshot | null> {
  const checkout = await readCheckout(sessionId)
  await db().$transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return
    const outcome = checkout ? await applyCheckoutState(tx, checkout) : 'unknown checkout'
    if (event) await recordOutcome(tx, event, outcome)
  })
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
