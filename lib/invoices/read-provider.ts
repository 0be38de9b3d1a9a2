import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import type { CheckoutState } from '@/prisma/generated/enums'
import type { ProviderPayment } from './judge-payment'

export type ProviderRefund = { refundId: string; amountCents: number; reason: string | null }
export type PaymentReading = ProviderPayment & { invoiceId: string | null; refunds: ProviderRefund[] }
export type CheckoutReading = {
  sessionId: string
  invoiceId: string | null
  state: CheckoutState
  /** Where an open session can be paid. */
  url: string | null
  /** Null until the client has paid or, where money takes days, has promised to. */
  payment: PaymentReading | null
}

type PaymentIntent = Omit<
  Awaited<ReturnType<ReturnType<typeof stripe>['paymentIntents']['retrieve']>>,
  'lastResponse'
>
type Charge = Extract<PaymentIntent['latest_charge'], object>

const checkoutStates: Record<string, CheckoutState> = {
  open: 'OPEN',
  complete: 'COMPLETED',
  expired: 'EXPIRED',
}

/**
 * Reads a Checkout Session from the provider; null when it knows none of that id.
 * https://docs.stripe.com/api/checkout/sessions/object
 */
export async function readCheckout(sessionId: string): Promise<CheckoutReading | null> {
  const session = await orNull(
    stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  )
  if (!session) return null
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const state = checkoutStates[session.status ?? ''] ?? 'OPEN'
  return {
    sessionId: session.id,
    invoiceId: session.metadata?.invoice_id ?? session.client_reference_id,
    state,
    url: session.url,
    // Declined tries of a session that is open, or has run out, leave the invoice as it is.
    payment: intent && state === 'COMPLETED' ? await toPayment(intent) : null,
  }
}

/** Reads a payment with its refunds; null when the provider knows none of that id. https://docs.stripe.com/api/payment_intents/object */
export async function readPayment(paymentId: string): Promise<PaymentReading | null> {
  const intent = await orNull(stripe().paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
  return intent && toPayment(intent)
}

async function toPayment(intent: PaymentIntent): Promise<PaymentReading> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    paymentId: intent.id,
    invoiceId: intent.metadata.invoice_id ?? null,
    state: stateOf(intent, charge),
    amountCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    refundedCents: charge?.amount_refunded ?? 0,
    refunds: charge && charge.amount_refunded > 0 ? await readRefunds(intent.id) : [],
  }
}

function stateOf(intent: PaymentIntent, charge: Charge | null): PaymentReading['state'] {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.status === 'canceled') return 'failed'
  return intent.status === 'requires_payment_method' && charge?.status === 'failed' ? 'failed' : 'processing'
}

async function readRefunds(paymentId: string): Promise<ProviderRefund[]> {
  const refunds = await stripe().refunds.list({ payment_intent: paymentId, limit: 100 })
  return refunds.data
    .filter((refund) => refund.status === 'succeeded' || refund.status === 'pending')
    .map((refund) => ({ refundId: refund.id, amountCents: refund.amount, reason: refund.reason }))
}

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'resource_missing') return null
    throw error
  }
}
