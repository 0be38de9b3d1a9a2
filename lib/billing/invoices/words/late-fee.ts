import type { FeePayment } from '@/lib/billing/invoices/rules/fee-payment'
import { formatCents } from '@/lib/platform/money/money'

/** What charging a late fee does, for the photographer who decides it. */
export function chargeFeeText(payment: FeePayment, currency: string, clientName: string): string {
  const money = (cents: number) => formatCents(cents, currency)
  return sentences([
    takenText(payment, currency, 'is'),
    payment.dueCents > 0
      ? `We'll send ${clientName} an invoice for ${money(payment.dueCents)}`
      : `${clientName} has nothing left to pay`,
    payment.refundCents > 0 && `We'll refund the other ${money(payment.refundCents)} of the deposit`,
    payment.heldCents > 0 && heldText(money(payment.heldCents)),
  ])
}

/** What waiving it does. */
export function waiveFeeText({ refundCents, heldCents }: FeePayment, currency: string): string {
  const money = (cents: number) => formatCents(cents, currency)
  return sentences([
    refundCents > 0 && `We'll refund the deposit of ${money(refundCents)}`,
    heldCents > 0 && heldText(money(heldCents)),
  ])
}

/** What a client reads who cancels a booking late that they paid a deposit for. */
export function depositKeptText(payment: FeePayment, currency: string): string {
  const money = (cents: number) => formatCents(cents, currency)
  const rest =
    payment.dueCents > 0
      ? `you'll get an invoice for the other ${money(payment.dueCents)}`
      : payment.refundCents + payment.heldCents > 0
        ? `the other ${money(payment.refundCents + payment.heldCents)} is refunded`
        : 'nothing is left to pay or refund'
  return `If the studio charges the late fee, ${takenText(payment, currency, 'is')}, and ${rest}.`
}

/** About a charged fee that was refunded in full since. */
export const feeRefundedText = 'It was refunded.'

/** How a charged fee was paid, for both sides. */
export function feePaymentText(payment: FeePayment, currency: string): string {
  const money = (cents: number) => formatCents(cents, currency)
  return sentences([
    takenText(payment, currency, 'was'),
    payment.dueCents > 0 ? `${money(payment.dueCents)} is due by invoice` : 'Nothing is left to pay',
    payment.refundCents > 0 && `The other ${money(payment.refundCents)} of the deposit is refunded`,
    payment.heldCents > 0 && `The studio refunds the other ${money(payment.heldCents)} of the deposit`,
  ])
}

/** `$50.00 is taken from the deposit`; empty if nothing was paid in advance. */
function takenText(
  { depositCents, creditCents }: FeePayment,
  currency: string,
  verb: 'is' | 'was',
): string | false {
  const parts = [
    depositCents > 0 && `${formatCents(depositCents, currency)} ${verb} taken from the deposit`,
    creditCents > 0 &&
      `${formatCents(creditCents, currency)} ${depositCents > 0 ? '' : `${verb} taken `}from account credit`,
  ].filter((part) => part !== false)
  return parts.length > 0 && parts.join(' and ')
}

function heldText(amount: string): string {
  return `${amount} of the deposit is left: refund it the way it was paid`
}

function sentences(parts: readonly (string | false)[]): string {
  return parts
    .filter((part) => part !== false)
    .map((part) => `${part}.`)
    .join(' ')
}
