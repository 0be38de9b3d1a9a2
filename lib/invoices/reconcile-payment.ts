import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isPayable } from './rules'

/** What our own row says of an invoice. */
export type InvoiceState = {
  status: InvoiceStatus
  amountCents: number
  currency: string
  refundedCents: number
  stripePaymentId: string | null
  /** Another invoice was issued instead of it. */
  isReplaced: boolean
}

/** What the provider says of a payment, read from it just now. */
export type StripePayment = {
  paymentId: string
  /**
   * `untried` is a payment nobody has been asked for yet; `declined` a try that came to nothing, after which another may
   * follow; `failed` the end of a promise to pay.
   */
  state: 'untried' | 'processing' | 'succeeded' | 'declined' | 'failed'
  amountCents: number
  /** Upper case, ISO 4217. */
  currency: string
  refundedCents: number
}

/** Kept in the event's row for the operator. */
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

/** Outcomes that a person has to look into: money moved, and no invoice took it. */
export const troublingOutcomes: readonly Outcome[] = [
  'wrong amount',
  'wrong currency',
  'already paid otherwise',
  'invoice is void',
]

/** Outcomes after which the client has paid for nothing and is refunded without asking. */
export const outcomesToRefund: readonly Outcome[] = ['already paid otherwise', 'invoice is void']

/**
 * What a payment at the provider means for an invoice. It depends on the two states alone and not on the event that led
 * here, so an event delivered twice, late or out of order ends in the same state.
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
  // Another invoice asks for the money by now: a refund that fails must not count as a second payment.
  const staysRefunded = invoice.status === 'REFUNDED' && invoice.isReplaced
  const isRefunded = payment.refundedCents >= invoice.amountCents || staysRefunded
  const status = isRefunded ? 'REFUNDED' : 'COMPLETED'
  const isKnown = isOurs && invoice.status === status && invoice.refundedCents === payment.refundedCents
  if (isKnown) return unchanged('nothing new')
  return { outcome: outcomeOf(status, payment), change: { status, refundedCents: payment.refundedCents } }
}

/** Money for an invoice that waits for none. */
function reconcileExtraPayment(invoice: InvoiceState, payment: StripePayment): ReconcileResult {
  if (payment.refundedCents >= payment.amountCents) return unchanged('already refunded')
  return unchanged(invoice.status === 'VOID' ? 'invoice is void' : 'already paid otherwise')
}

/** A second promise may break as well: the invoice stays failed, and its client hears of that one too. */
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
