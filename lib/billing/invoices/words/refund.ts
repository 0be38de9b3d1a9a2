import { refundedTax } from '@/lib/billing/invoices/rules/refunded-tax'
import type { RefundTerms } from '@/lib/billing/invoices/schema/refunds'
import { refundOfStatementText } from '@/lib/billing/statements/words'
import { formatCents } from '@/lib/platform/money/money'

export const brokerageCreditText = 'A brokerage has no account credit. Refund the payment instead.'
export const prepaidCreditText = 'A deposit is refunded the way it was paid.'
export const nothingToRefundText = "There's nothing left to refund on this invoice."
/** Why nothing can be refunded of a deposit. */
export const depositUsedText =
  'Other invoices have deducted all of this deposit. Refund those, or void them if they are unpaid.'

/** Before the number of the invoice that deducted a part of a deposit. @param amount formatted */
export function depositTakenText(amount: string): string {
  return `${amount} of this deposit was deducted from`
}

/** After it. */
export const refundThatText = 'To return it, refund that invoice in full first.'

export const refundPendingText = 'Another refund for this invoice is still being processed. Try again later.'

export const fullyRefundedText = 'This payment was already refunded in full.'

/** Followed by the reason. */
export const refundFailedText = "The refund didn't go through."

export function maxRefundText(maximum: string): string {
  return `You can refund up to ${maximum}`
}

/** For an invoice that a deposit and credit paid. */
export function wholeRefundText(amount: string): string {
  return `You can only refund all of it: ${amount}`
}

export const missingAmountText = 'Enter the amount to refund.'

/** Toast of a refund that Stripe hasn't confirmed yet. */
export const refundPending = { title: 'Refund started', message: "Stripe hasn't confirmed it yet" }

/** Where a refund goes. @param destination as in RefundTerms */
export const destinationTexts = {
  legend: 'How to refund',
  payment: ({ destination, isByHand, isByStatement }: RefundTerms) =>
    !isByHand
      ? `To ${destination}`
      : isByStatement
        ? 'By hand, to the brokerage'
        : `Outside Northlight (${destination})`,
  credit: 'As account credit',
  creditHint: "It's deducted from the client's next invoice.",
}

/** Describes what a refund of this amount does; null is an amount that can't be parsed. */
export function describeRefund(terms: RefundTerms, cents: number | null, asCredit = false): string {
  const { currency, leftCents, isWhole, locksPhotos } = terms
  if (cents === null || cents === 0) return missingAmountText
  if (cents > leftCents) return `${maxRefundText(formatCents(leftCents, currency))}.`
  const movement = isWhole ? describeWhole(terms) : describeMovement(terms, cents, asCredit)
  const taxCents = isWhole ? terms.taxCents : refundedTax(terms, terms.refundedCents, cents)
  const refund = taxCents === 0 ? movement : `${movement} Includes ${formatCents(taxCents, currency)} tax.`
  if (!locksPhotos) return refund
  return `${refund} ${cents === leftCents ? 'The photos lock again.' : 'The photos stay unlocked.'}`
}

function describeMovement(terms: RefundTerms, cents: number, asCredit: boolean): string {
  const { currency, destination, isByHand, isByStatement } = terms
  const amount = formatCents(cents, currency)
  if (asCredit) return `Gives the client ${amount} of account credit. No money moves.`
  if (!isByHand) return `Refunds ${amount} to ${destination}.`
  return isByStatement
    ? `Records a refund of ${amount}. ${refundOfStatementText}`
    : `This only records the refund of ${amount}. Pay it back yourself: the invoice was paid by ${destination}.`
}

/** Of an invoice that a deposit and credit paid. */
function describeWhole(terms: RefundTerms): string {
  const { currency, leftCents, creditCents } = terms
  const deposit = leftCents > creditCents && describeMovement(terms, leftCents - creditCents, false)
  const credit = creditCents > 0 && `Returns ${formatCents(creditCents, currency)} of account credit.`
  return [deposit, credit].filter((sentence) => sentence !== false).join(' ')
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
