import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isPayable } from './status'

/** An invoice in our database. */
export type InvoiceState = {
  status: InvoiceStatus
  amountCents: number
  currency: string
  refundedCents: number
  stripePaymentId: string | null
  /** Whether another invoice replaced it. */
  isReplaced: boolean
}

/** A payment as just read from Stripe. */
export type StripePayment = {
  paymentId: string
  /**
   * `untried`: not attempted yet; `declined`: the last attempt was declined, another may follow; `failed`: the payment of a
   * completed checkout failed.
   */
  state: 'untried' | 'processing' | 'succeeded' | 'declined' | 'failed'
  amountCents: number
  /** Upper case, ISO 4217. */
  currency: string
  refundedCents: number
}

/** Recorded with the webhook event, for operators. */
export type Outcome =
  | 'paid'
  | 'refunded'
  | 'partly refunded'
  | 'payment failed'
  | 'declined'
  | 'not tried yet'
  | 'still processing'
  | 'nothing new'
  | 'wrong amount'
  | 'wrong currency'
  | 'already paid otherwise'
  | 'invoice is void'
  | 'already refunded'

export type ReconcileResult = {
  outcome: Outcome
  change: { status: InvoiceStatus; refundedCents: number } | null
}

/** Outcomes that someone has to look into: money was received that doesn't match the invoice. */
export const troublingOutcomes: readonly Outcome[] = [
  'wrong amount',
  'wrong currency',
  'already paid otherwise',
  'invoice is void',
]

/** Outcomes that are refunded automatically, because the client didn't owe the payment. */
export const outcomesToRefund: readonly Outcome[] = ['already paid otherwise', 'invoice is void']

/**
 * Returns what a Stripe payment changes about an invoice. It depends only on their two states and not on the event that led
 * here, so events delivered twice, late or out of order end in the same state.
 */
export function reconcilePayment(invoice: InvoiceState, payment: StripePayment): ReconcileResult {
  if (payment.state === 'untried') return unchanged('not tried yet')
  if (payment.state === 'processing') return unchanged('still processing')
  if (payment.state === 'declined') return unchanged('declined')
  if (payment.state === 'failed') return reconcileFailedPayment(invoice)
  if (payment.currency !== invoice.currency) return unchanged('wrong currency')
  if (payment.amountCents !== invoice.amountCents) return unchanged('wrong amount')
  const isOurs = invoice.stripePaymentId === payment.paymentId
  if (!isOurs && !isPayable(invoice.status)) return reconcileExtraPayment(invoice, payment)
  // The replacement asks for the money now, so a refund that fails later must not make this invoice paid again.
  const staysRefunded = invoice.status === 'REFUNDED' && invoice.isReplaced
  const isRefunded = payment.refundedCents >= invoice.amountCents || staysRefunded
  const status = isRefunded ? 'REFUNDED' : 'COMPLETED'
  const isKnown = isOurs && invoice.status === status && invoice.refundedCents === payment.refundedCents
  if (isKnown) return unchanged('nothing new')
  return { outcome: outcomeOf(status, payment), change: { status, refundedCents: payment.refundedCents } }
}

/** A payment for an invoice that isn't awaiting one. */
function reconcileExtraPayment(invoice: InvoiceState, payment: StripePayment): ReconcileResult {
  if (payment.refundedCents >= payment.amountCents) return unchanged('already refunded')
  return unchanged(invoice.status === 'VOID' ? 'invoice is void' : 'already paid otherwise')
}

/** A second payment may fail too: the invoice stays failed, and the client is notified again. */
function reconcileFailedPayment(invoice: InvoiceState): ReconcileResult {
  if (!isPayable(invoice.status)) return unchanged('nothing new')
  if (invoice.status === 'FAILED') return unchanged('payment failed')
  return { outcome: 'payment failed', change: { status: 'FAILED', refundedCents: 0 } }
}

function outcomeOf(status: 'REFUNDED' | 'COMPLETED', payment: StripePayment): Outcome {
  if (status === 'REFUNDED') return 'refunded'
  return payment.refundedCents > 0 ? 'partly refunded' : 'paid'
}

function unchanged(outcome: Outcome): ReconcileResult {
  return { outcome, change: null }
}
