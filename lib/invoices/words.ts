import { formatCents } from '@/lib/platform/money'
import type { InvoiceStatus, PaymentMethodKind, Role } from '@/prisma/generated/enums'
import type { RefundTerms, ReturnState } from './schema'

/** How an invoice was paid, as it reads after "by". */
export const methodWords: Record<PaymentMethodKind, string> = {
  CARD: 'card',
  CASH: 'cash',
  CHECK: 'check',
  BANK_TRANSFER: 'bank transfer',
  TEST: 'test payment',
  NO_CHARGE: 'no charge',
}

/** Audit entries are never updated, so they may hold a method's former name. */
const formerMethods: Record<string, PaymentMethodKind> = { CHEQUE: 'CHECK' }

/** Returns the words for a method from recorded details; null for an unknown one. */
export function describeMethod(method: unknown): string | null {
  if (typeof method !== 'string') return null
  const current = Object.hasOwn(formerMethods, method) ? formerMethods[method] : method
  return current && Object.hasOwn(methodWords, current) ? methodWords[current as PaymentMethodKind] : null
}

/** Errors of actions that come too late. */
export const notPayableText = 'This invoice can no longer be paid.'
export const notAwaitingPaymentText = 'This invoice is no longer awaiting payment.'
export const justPaidText = 'This invoice was just paid.'
export const paymentProcessingText = 'Your payment is already being processed.'
export const nothingToRefundText = "There's nothing left to refund on this invoice."
export const fullyRefundedText = 'This payment was already refunded in full.'

export const bankConfirmationText = 'Your bank needs you to confirm this payment.'
/** Followed by the reason. */
export const refundFailedText = "The refund didn't go through."
/** Followed by the time. */
export const alreadyRemindedText = 'A reminder was already sent today'

/** @param reason of `declineReason` */
export function notChargedText(reason: string): string {
  return `You weren't charged: ${reason}.`
}

/** @param minimum and `maximum` are formatted, like every amount in these texts */
export function amountRangeText(minimum: string, maximum: string): string {
  return `The amount must be between ${minimum} and ${maximum}`
}

export function maxRefundText(maximum: string): string {
  return `You can refund up to ${maximum}`
}

export const missingAmountText = 'Enter the amount to refund.'

/** Toast of a refund that Stripe hasn't confirmed yet. */
export const refundPending = { title: 'Refund started', message: "Stripe hasn't confirmed it yet" }

/** Describes what a refund of this amount does; null is an amount that can't be parsed. */
export function describeRefund(terms: RefundTerms, cents: number | null): string {
  const { currency, leftCents, destination, isByHand, locksPhotos } = terms
  if (cents === null || cents === 0) return missingAmountText
  const amount = formatCents(cents, currency)
  if (cents > leftCents) return `${maxRefundText(formatCents(leftCents, currency))}.`
  const movement = isByHand
    ? `Records a refund of ${amount}. No money moves through the portal because the invoice was paid by ${destination}.`
    : `Refunds ${amount} to ${destination}.`
  if (!locksPhotos) return movement
  return `${movement} ${cents === leftCents ? 'The photos lock again.' : 'The photos stay unlocked.'}`
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

/** The last line of a printed invoice. */
export function thanksFrom(photographer: string): string {
  return `Thank you for working with us, ${photographer}`
}

const stateWords: Record<InvoiceStatus, string> = {
  PENDING: 'not paid yet',
  COMPLETED: 'paid',
  FAILED: 'payment failed',
  REFUNDED: 'refunded',
  VOID: 'voided',
}

/** `NL-2026-0001, $498.00, paid` */
export function describeInvoice(invoice: {
  invoiceNumber: string
  status: InvoiceStatus
  amountCents: number
  currency: string
}): string {
  const { invoiceNumber, status, amountCents, currency } = invoice
  if (amountCents === 0) return `${invoiceNumber}, no charge`
  return `${invoiceNumber}, ${formatCents(amountCents, currency)}, ${stateWords[status]}`
}

type Due = { invoiceNumber: string; dueOn: string; isOverdue: boolean }

/** Titles of notifications; a reminder's and a voided invoice's are also the subjects of their emails. */
export const invoiceTitles = {
  reminder: ({ invoiceNumber, dueOn, isOverdue }: Due) =>
    isOverdue ? `Invoice ${invoiceNumber} is overdue` : `Invoice ${invoiceNumber} is due ${dueOn}`,
  voided: (invoiceNumber: string) => `Invoice ${invoiceNumber} was voided`,
  paid: 'Payment Successful!',
  received: 'Payment received',
  failed: 'Payment failed',
  disputed: 'Payment disputed',
  refunded: (amount: string) => `${amount} refunded`,
  refundedToClient: (amount: string) => `${amount} refunded to the client`,
  refundFailed: 'Refund failed',
  refundToDecide: (amount: string) => `Refund ${amount}?`,
}

/** An invoice as emails and notifications name it; the amount is formatted. */
type Named = { invoiceNumber: string; amount: string; address: string }

/** Subjects of the other emails about invoices and payments. */
export const invoiceSubjects = {
  issued: ({ invoiceNumber, amount }: Omit<Named, 'address'>) => `Invoice ${invoiceNumber}: ${amount}`,
  lateFee: ({ invoiceNumber, amount }: Omit<Named, 'address'>) =>
    `Invoice ${invoiceNumber}: ${amount} late cancellation fee`,
  receipt: (invoiceNumber: string) => `Receipt for ${invoiceNumber}`,
  received: ({ invoiceNumber, amount }: Omit<Named, 'address'>) => `${amount} received for ${invoiceNumber}`,
  refunded: ({ invoiceNumber, amount }: Omit<Named, 'address'>) => `${amount} refunded for ${invoiceNumber}`,
}

/** What a payment, or its refund, does. */
export const paymentEffects = {
  paysLateFee: 'The late fee is paid.',
  galleryExpired: 'The gallery has expired.',
  unlocks: 'Your photos are unlocked.',
  waitsFor: (invoiceNumber: string) => `Your photos unlock when ${invoiceNumber} is paid.`,
  locks: 'Your photos are locked again.',
}

/** About a voided invoice. */
export function nothingToPayText(amount: string, address: string): string {
  return `You don't need to pay ${amount} for ${address}.`
}

export const invoiceNotifications = {
  /** @param replaces the number of the invoice that this one replaces */
  issued: ({ invoiceNumber, amount, address }: Named, replaces?: string) => ({
    title: `Invoice ${invoiceNumber}`,
    message: `${amount} is due for ${address}.${replaces ? ` It replaces ${replaces}.` : ''}`,
  }),
  lateFee: ({ invoiceNumber, amount, address }: Named) => ({
    title: `Invoice ${invoiceNumber}`,
    message: `${amount} late cancellation fee for ${address}.`,
  }),
  reminder: ({ amount, address, ...due }: Named & Due) => ({
    title: invoiceTitles.reminder(due),
    message: `${amount} for ${address}, ${due.isOverdue ? 'was due' : 'due'} ${due.dueOn}.`,
  }),
  voided: ({ invoiceNumber, amount, address }: Named) => ({
    title: invoiceTitles.voided(invoiceNumber),
    message: nothingToPayText(amount, address),
  }),
  /** @param effect of `paymentEffects`; empty when nothing changes for the client */
  paid: ({ amount, address }: Omit<Named, 'invoiceNumber'>, effect: string) => ({
    title: invoiceTitles.paid,
    message: `${amount} for ${address}.${effect && ` ${effect}`}`,
  }),
  /** @param method as it reads after "by" */
  received: ({ amount, address }: Omit<Named, 'invoiceNumber'>, method: string) => ({
    title: invoiceTitles.received,
    message: `${amount} for ${address}, by ${method}.`,
  }),
  paymentFailed: ({ amount, address }: Omit<Named, 'invoiceNumber'>) => ({
    title: invoiceTitles.failed,
    message: `${amount} for ${address}. You weren't charged.`,
  }),
  disputed: ({ invoiceNumber, amount, address }: Named) => ({
    title: invoiceTitles.disputed,
    message: `${amount} of ${invoiceNumber} for ${address}. Respond in your Stripe dashboard.`,
  }),
  refunded: ({ amount, address }: Omit<Named, 'invoiceNumber'>, isLocking: boolean) => ({
    title: invoiceTitles.refunded(amount),
    message: `For ${address}.${isLocking ? ` ${paymentEffects.locks}` : ''}`,
  }),
  /** A payment that wasn't owed, refunded by the portal itself. */
  duplicateRefunded: (invoice: Named & { isVoid: boolean }, reader: Role) => ({
    title:
      reader === 'CLIENT'
        ? invoiceTitles.refunded(invoice.amount)
        : invoiceTitles.refundedToClient(invoice.amount),
    message: `${invoice.invoiceNumber} for ${invoice.address} was paid ${invoice.isVoid ? 'after it was voided' : 'twice'}.`,
  }),
  /** @param reason a sentence of `refundFailureReason` */
  refundFailed: ({ invoiceNumber, amount }: Omit<Named, 'address'>, reason: string) => ({
    title: invoiceTitles.refundFailed,
    message: `The client didn't receive ${amount} for ${invoiceNumber}. ${reason} Open the invoice to try again.`,
  }),
  /** A cancelled booking that was paid in advance. */
  refundToDecide: ({ invoiceNumber, amount, address }: Named, clientName: string) => ({
    title: invoiceTitles.refundToDecide(amount),
    message: `The shoot at ${address} was cancelled, but ${clientName} already paid ${invoiceNumber}. Open the invoice to refund it.`,
  }),
}
