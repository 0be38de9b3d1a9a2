import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import type { CheckoutState, RefundState } from '@/prisma/generated/enums'
import { mergeRefunds, type StripeRefund } from './merge-refunds'
import { declineReason } from './payment-words'
import type { StripePayment } from './reconcile-payment'

export type PaymentSnapshot = StripePayment & {
  invoiceId: string | null
  refunds: StripeRefund[]
  card: { brand: string; last4: string } | null
  /** When the card was charged; null for payments that take days to arrive, whose charge is created first. */
  chargedAt: Date | null
  /** The last declined attempt: its charge's id, or the payment's without one, and the reason in words. */
  decline: { key: string; reason: string } | null
}
export type CheckoutSnapshot = {
  sessionId: string
  invoiceId: string | null
  state: CheckoutState
  /** The payment page of an open session. */
  url: string | null
  /** Null until the client has completed the checkout. */
  payment: PaymentSnapshot | null
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
 * Reads a Checkout Session from Stripe; null for an unknown id.
 * https://docs.stripe.com/api/checkout/sessions/object
 */
export async function readCheckout(sessionId: string): Promise<CheckoutSnapshot | null> {
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
    // Declined attempts in an open or expired session don't change the invoice.
    payment: intent && state === 'COMPLETED' ? asFinal(await toPayment(intent)) : null,
  }
}

/** Reads a payment with its refunds; null for an unknown id. https://docs.stripe.com/api/payment_intents/object */
export async function readPayment(paymentId: string): Promise<PaymentSnapshot | null> {
  const intent = await orNull(stripe().paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
  return intent && toPayment(intent)
}

export type DisputeSnapshot = {
  disputeId: string
  paymentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
}

const disputeStates: Record<string, DisputeSnapshot['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** Reads a dispute; null for an unknown id. https://docs.stripe.com/api/disputes/object */
export async function readDispute(disputeId: string): Promise<DisputeSnapshot | null> {
  const dispute = await orNull(stripe().disputes.retrieve(disputeId))
  if (!dispute) return null
  const { payment_intent: payment, amount, status } = dispute
  return {
    disputeId: dispute.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    amountCents: amount,
    state: disputeStates[status] ?? 'open',
  }
}

async function toPayment(intent: PaymentIntent): Promise<PaymentSnapshot> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  // Also when the charge has no refunded amount: only this list includes failed refunds.
  const refunds = intent.status === 'succeeded' ? await readRefunds(intent.id) : []
  return {
    paymentId: intent.id,
    invoiceId: intent.metadata.invoice_id ?? null,
    state: stateOf(intent),
    amountCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    refundedCents: mergeRefunds([], refunds).refundedCents,
    refunds,
    card: cardOf(charge),
    chargedAt: charge?.paid && cardOf(charge) ? new Date(charge.created * 1000) : null,
    decline: declineOf(intent, charge),
  }
}

/** In a completed checkout a decline is final: the client can't try another card there. */
function asFinal(payment: PaymentSnapshot): PaymentSnapshot {
  return payment.state === 'declined' ? { ...payment, state: 'failed' } : payment
}

function cardOf(charge: Charge | null): PaymentSnapshot['card'] {
  const card = charge?.payment_method_details?.card
  return card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null
}

function declineOf(intent: PaymentIntent, charge: Charge | null): PaymentSnapshot['decline'] {
  const error = intent.last_payment_error
  if (!error) return null
  return { key: charge?.id ?? intent.id, reason: declineReason(error.decline_code ?? error.code) }
}

function stateOf(intent: PaymentIntent): PaymentSnapshot['state'] {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.status === 'canceled') return 'declined'
  if (intent.status === 'requires_confirmation') return 'untried'
  if (intent.status === 'requires_payment_method') return intent.last_payment_error ? 'declined' : 'untried'
  return 'processing'
}

const refundStates: Record<string, RefundState> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

async function readRefunds(paymentId: string): Promise<StripeRefund[]> {
  const refunds = await stripe().refunds.list({ payment_intent: paymentId, limit: 100 })
  return refunds.data.map((refund) => ({
    refundId: refund.id,
    ownId: refund.metadata?.refund_id ?? null,
    amountCents: refund.amount,
    state: refundStates[refund.status ?? ''] ?? 'PENDING',
    reason: refund.reason,
    failureCode: refund.failure_reason ?? null,
  }))
}

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'resource_missing') return null
    throw error
  }
}
