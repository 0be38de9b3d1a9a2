import 'server-only'
import { type PaymentSnapshot, toPayment } from '@/lib/billing/invoices/queries/read-payment'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'
import type { Transaction } from '@/lib/platform/data/db'
import type { CheckoutState } from '@/prisma/generated/enums'
import { applyOnce, type EventSource } from './apply-once'
import { applyPaymentState } from './apply-payment-state'

type CheckoutSnapshot = {
  sessionId: string
  /** Null for one that pays a statement. */
  invoiceId: string | null
  state: CheckoutState
  /** The payment page of an open session. */
  url: string | null
  /** Null until the client has completed the checkout. */
  payment: PaymentSnapshot | null
}

const checkoutStates: Record<string, CheckoutState> = {
  open: 'OPEN',
  complete: 'COMPLETED',
  expired: 'EXPIRED',
}

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

/**
 * Reads a Checkout Session from Stripe; null for an unknown id.
 * https://docs.stripe.com/api/checkout/sessions/object
 */
async function readCheckout(sessionId: string): Promise<CheckoutSnapshot | null> {
  const session = await nullIfMissing(
    stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  )
  if (!session) return null
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const state = checkoutStates[session.status ?? ''] ?? 'OPEN'
  return {
    sessionId: session.id,
    invoiceId:
      session.metadata?.invoice_id ?? (session.metadata?.statement_id ? null : session.client_reference_id),
    state,
    url: session.url,
    // Declined attempts in an open or expired session don't change the invoice.
    payment: intent && state === 'COMPLETED' ? asFinal(await toPayment(intent)) : null,
  }
}

/** In a completed checkout a decline is final: the client can't try another card there. */
function asFinal(payment: PaymentSnapshot): PaymentSnapshot {
  return payment.state === 'declined' ? { ...payment, state: 'failed' } : payment
}
