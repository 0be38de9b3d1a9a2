import 'server-only'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'
import type { CheckoutState } from '@/prisma/generated/enums'
import { type PaymentSnapshot, toPayment } from './read-payment'

export type CheckoutSnapshot = {
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
 * Reads a Checkout Session from Stripe; null for an unknown id.
 * https://docs.stripe.com/api/checkout/sessions/object
 */
export async function readCheckout(sessionId: string): Promise<CheckoutSnapshot | null> {
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
