import type { UnlockedPhotos } from '@/lib/billing/invoices/schema/invoices'
import type { ReturnState } from '@/lib/billing/invoices/schema/paying'
import { countOf } from '@/lib/platform/words'
import type { InvoiceStatus, PaymentMethodKind } from '@/prisma/generated/enums'

/** How an invoice was paid, as it reads after "by". */
export const methodWords: Record<PaymentMethodKind, string> = {
  CARD: 'card',
  CASH: 'cash',
  CHECK: 'check',
  BANK_TRANSFER: 'bank transfer',
  TEST: 'test payment',
  NO_CHARGE: 'no charge',
  DEPOSIT: 'deposit or credit',
  SHARES: 'others',
  BROKERAGE: 'brokerage',
  STATEMENT: 'monthly statement',
}

/** The same where it stands by itself: `Bank transfer`. */
export function methodLabel(method: PaymentMethodKind): string {
  const words = methodWords[method]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How it was paid where the card is known: `Card ending 4242` */
export function cardText(last4: string): string {
  return `${methodLabel('CARD')} ending ${last4}`
}

/** Audit entries are never updated, so they may hold a method's former name. */
const formerMethods: Record<string, PaymentMethodKind> = { CHEQUE: 'CHECK' }

/** Returns the words for a method from recorded details; null for an unknown one. */
export function describeMethod(method: unknown): string | null {
  if (typeof method !== 'string') return null
  const current = Object.hasOwn(formerMethods, method) ? formerMethods[method] : method
  return current && Object.hasOwn(methodWords, current) ? methodWords[current as PaymentMethodKind] : null
}

export const testInDemoText = 'Test payments exist in the demo only'

/** Errors of actions that come too late. */
export const notPayableText = 'This invoice can no longer be paid.'
export const notAwaitingPaymentText = 'This invoice is no longer awaiting payment.'
export const justPaidText = 'This invoice was just paid.'
export const paymentProcessingText = 'Your payment is already being processed.'

export const bankConfirmationText = 'Your bank needs you to confirm this payment.'

/** @param reason of `declineReason` */
export function notChargedText(reason: string): string {
  return `You weren't charged: ${reason}.`
}

/** Shown to a client who returns from checkout. */
export const checkoutNotices: Record<ReturnState, { title: string; message: string }> = {
  paid: { title: 'Payment Successful!', message: 'Thank you. Your invoice is paid.' },
  cancelled: {
    title: 'Payment Cancelled',
    message: 'Your payment was cancelled. You can try again anytime.',
  },
  failed: {
    title: 'Payment failed',
    message: "Your bank didn't complete the payment. You weren't charged. Try again or use another card.",
  },
  expired: {
    title: 'The payment page has expired',
    message: "You weren't charged. Choose Pay Now to open a new one.",
  },
  processing: {
    title: 'Confirming your payment',
    message:
      "Your bank hasn't confirmed it yet. The invoice will show as paid once it does. You can leave this page.",
  },
}

export const noChargeText = "No charge. There's nothing to pay."

const free: Partial<Record<PaymentMethodKind, { status: string; text: string }>> = {
  NO_CHARGE: { status: 'No charge', text: noChargeText },
  SHARES: { status: 'Nothing to pay', text: 'Others pay this bill.' },
  BROKERAGE: { status: 'Nothing to pay', text: 'The brokerage pays this bill.' },
}

/** What stands for Paid where there was never anything to pay; null otherwise. */
export function freeStatusOf(method: PaymentMethodKind | null): string | null {
  return (method && free[method]?.status) ?? null
}

/** What is stamped on a printed invoice: `Paid`; null while it is awaiting payment. */
export function stampOf(
  status: InvoiceStatus,
  isOverdue: boolean,
  method: PaymentMethodKind | null,
  isDisputeLost = false,
): string | null {
  if (isDisputeLost) return 'Disputed'
  if (isOverdue) return 'Overdue'
  if (status === 'COMPLETED') return freeStatusOf(method) ?? 'Paid'
  if (status === 'REFUNDED') return 'Refunded'
  return status === 'VOID' ? 'Voided' : null
}

type Payment = {
  status: InvoiceStatus
  isOverdue: boolean
  dueOn: string
  /** When the saved card is charged, in a sentence; null for payment by invoice. */
  chargeText?: string | null
  paidOn: string | null
  method: PaymentMethodKind | null
  /** The photos that the payment unlocks; null for none. */
  unlocks: UnlockedPhotos | null
  /** Whether others pay the rest of the bill. */
  isShared?: boolean
  /** Whether it is paid by a link, without an account. */
  isByLink?: boolean
  /** Whether it also says where to pay. */
  isOnPaper?: boolean
  /** Whether a monthly statement collects it. */
  isCollected?: boolean
  refunded: string | null
  /** Whether the client's bank took it back. */
  isDisputeLost?: boolean
}

/** The payment's status in the sentences that are printed on the invoice. */
export function describePayment(payment: Payment): string {
  const { status, paidOn, method, refunded } = payment
  if (status === 'VOID') return 'This invoice was voided. No payment is due.'
  if (method && free[method]) return free[method].text
  if (status !== 'COMPLETED' && status !== 'REFUNDED') return describeUnpaid(payment)
  const paid = `Paid${paidOn ? ` on ${paidOn}` : ''}${method ? ` by ${methodWords[method]}` : ''}.`
  if (payment.isDisputeLost) return `${paid} The bank took ${refunded} back.`
  return refunded ? `${paid} ${refunded} was refunded.` : `${paid} Thank you.`
}

export const collectedText = 'It is paid with the monthly statement.'

function describeUnpaid(payment: Payment): string {
  const { isOverdue, dueOn, chargeText, unlocks, isShared = false, isByLink = false } = payment
  const due = isOverdue ? `This invoice was due on ${dueOn}.` : `Due by ${dueOn}.`
  if (payment.isCollected) return collectedText
  if (isByLink) return due
  const where = payment.isOnPaper ? 'Sign in and choose Pay Now under Invoices.' : null
  const texts = chargeText ? [chargeText] : [due, where]
  return [...texts, unlocks && describeUnlock(unlocks, isShared)].filter((text) => text !== null).join(' ')
}

/** Which photos unlock, and when. Of a choice only what is confirmed does, even if more is ticked when it is paid. */
function describeUnlock({ count, isChosen }: UnlockedPhotos, isShared: boolean): string | null {
  const paid = isShared ? 'all shares are paid' : 'the payment is complete'
  if (!isChosen) {
    if (count === 0) return null
    return `${count === 1 ? 'The photo unlocks' : `All ${count} photos unlock`} as soon as ${paid}.`
  }
  if (count === 0) return `The photos unlock once they are chosen in the gallery and ${paid}.`
  return `${count === 1 ? 'The confirmed photo unlocks' : `The ${count} confirmed photos unlock`} as soon as ${paid}.`
}

/**
 * Below the button that pays: where it leads, and what is unlocked at once.
 * @param card the saved card's last four digits; null if one has to be entered
 */
export function payHint(card: string | null, unlocks: UnlockedPhotos | null, isShared: boolean): string {
  const where = card
    ? `You'll confirm the card ending ${card} first.`
    : "You'll enter a card on the next page."
  if (!unlocks || unlocks.count === 0 || isShared) return where
  const named = countOf(unlocks.count, unlocks.isChosen ? 'confirmed photo' : 'photo')
  return `${where} ${named} ${unlocks.count === 1 ? 'unlocks' : 'unlock'} right away.`
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
