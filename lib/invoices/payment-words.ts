import type { InvoiceStatus, PaymentMethodKind } from '@/prisma/generated/enums'
import { methodWords } from './words'

/** What is stamped on a printed invoice: `Paid`; null while it is awaiting payment. */
export function stampOf(
  status: InvoiceStatus,
  isOverdue: boolean,
  method: PaymentMethodKind | null,
): string | null {
  if (isOverdue) return 'Overdue'
  if (method === 'NO_CHARGE') return 'No charge'
  if (status === 'COMPLETED') return 'Paid'
  if (status === 'REFUNDED') return 'Refunded'
  return status === 'VOID' ? 'Voided' : null
}

type Payment = {
  status: InvoiceStatus
  isOverdue: boolean
  dueOn: string
  paidOn: string | null
  method: PaymentMethodKind | null
  /** How many photos the payment unlocks. */
  photoCount: number
  refunded: string | null
}

export const noChargeText = "No charge. There's nothing to pay."

/** The payment's status in the sentences that are printed on the invoice. */
export function describePayment(payment: Payment): string {
  const { status, paidOn, method, refunded } = payment
  if (status === 'VOID') return 'This invoice was voided. No payment is due.'
  if (method === 'NO_CHARGE') return noChargeText
  if (status !== 'COMPLETED' && status !== 'REFUNDED') return describeUnpaid(payment)
  const paid = `Paid${paidOn ? ` on ${paidOn}` : ''}${method ? ` by ${methodWords[method]}` : ''}.`
  return refunded ? `${paid} ${refunded} was refunded.` : `${paid} Thank you.`
}

function describeUnpaid({ isOverdue, dueOn, photoCount }: Payment): string {
  const due = isOverdue ? `This invoice was due on ${dueOn}.` : `Due by ${dueOn}.`
  const unlocks =
    photoCount > 0
      ? ` ${photoCount === 1 ? 'The photo unlocks' : `All ${photoCount} photos unlock`} as soon as the payment is complete.`
      : ''
  return `${due} Sign in and choose Pay Now under Invoices.${unlocks}`
}

/** By Stripe's decline code: https://docs.stripe.com/declines/codes */
const declineReasons: Record<string, string> = {
  insufficient_funds: 'the card has insufficient funds',
  expired_card: 'the card has expired',
  incorrect_cvc: 'the security code is incorrect',
  card_velocity_exceeded: 'the card has reached its limit',
  withdrawal_count_limit_exceeded: 'the card has reached its limit',
  currency_not_supported: "the card doesn't support this currency",
  card_not_supported: "the card doesn't support this type of purchase",
  processing_error: "the bank couldn't be reached",
  issuer_not_available: "the bank couldn't be reached",
  authentication_required: 'the bank requires confirmation',
}

/**
 * Returns why a payment was declined, without a period. Reasons that banks want kept private, such as a stolen card, are
 * only called declined.
 */
export function declineReason(code: string | null | undefined): string {
  return declineReasons[code ?? ''] ?? 'the bank declined the card'
}

/** By Stripe's failure code, or our `no_response`: https://docs.stripe.com/refunds#failed-refunds */
const refundFailureReasons: Record<string, string> = {
  no_response: "Stripe didn't confirm it in time.",
  charge_already_refunded: 'The payment was already refunded.',
  charge_disputed: "The client's bank has disputed this payment.",
  charge_exceeds_source_limit: 'The payment can no longer be refunded this way.',
  balance_insufficient: 'Your Stripe balance is too low.',
  insufficient_funds: 'Your Stripe balance is too low.',
  expired_or_canceled_card: "The client's card has expired or was cancelled.",
  lost_or_stolen_card: "The client's card is no longer valid.",
  charge_for_pending_refund_disputed: "The client's bank has disputed this payment.",
  declined: "The client's bank declined it.",
}

/** Returns why a refund failed, for the studio, in one sentence. */
export function refundFailureReason(code: string | null): string {
  return refundFailureReasons[code ?? ''] ?? 'Stripe declined it.'
}
