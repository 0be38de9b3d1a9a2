import type { Side } from '@/lib/auth/rules/capabilities'
import { creditUseText } from '@/lib/catalog/credit/words'
import { formatCents } from '@/lib/platform/money/money'

type Due = { invoiceNumber: string; dueOn: string; isOverdue: boolean }

/** Titles of notifications; a reminder's and a voided invoice's are also the subjects of their emails. */
export const invoiceTitles = {
  reminder: ({ invoiceNumber, dueOn, isOverdue }: Due) =>
    isOverdue ? `Invoice ${invoiceNumber} is overdue` : `Invoice ${invoiceNumber} is due ${dueOn}`,
  voided: (invoiceNumber: string) => `Invoice ${invoiceNumber} was voided`,
  paid: 'Payment Successful!',
  received: 'Payment received',
  failed: 'Payment failed',
  refunded: (amount: string) => `${amount} refunded`,
  credited: (amount: string) => `${amount} of account credit`,
  refundedToClient: (amount: string) => `${amount} refunded to the client`,
  refundFailed: 'Refund failed',
  refundToDecide: (amount: string) => `Refund ${amount}?`,
}

/** An invoice as emails and notifications name it; the amount is formatted. */
export type NamedInvoice = { invoiceNumber: string; amount: string; address: string }

/** @param amountCents of the payment or refund it is about, if that isn't the invoice's own */
export function nameInvoice(
  invoice: {
    invoiceNumber: string
    amountCents: number
    currency: string
    booking: { propertyAddress: string }
  },
  amountCents = invoice.amountCents,
): NamedInvoice {
  const { invoiceNumber, currency, booking } = invoice
  return { invoiceNumber, amount: formatCents(amountCents, currency), address: booking.propertyAddress }
}

/** Subjects of the other emails about invoices and payments. */
/** Above a receipt. */
export const receiptHeading = 'We received your payment'

export const invoiceSubjects = {
  issued: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) => `Invoice ${invoiceNumber}: ${amount}`,
  lateFee: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) =>
    `Invoice ${invoiceNumber}: ${amount} late cancellation fee`,
  receipt: (invoiceNumber: string) => `Receipt for ${invoiceNumber}`,
  paidByOther: (invoiceNumber: string) => `${invoiceNumber} is paid`,
  received: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) =>
    `${amount} received for ${invoiceNumber}`,
  refunded: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) =>
    `${amount} refunded for ${invoiceNumber}`,
  creditNote: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) =>
    `Credit note for ${invoiceNumber}: ${amount}`,
  credited: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>) =>
    `${invoiceTitles.credited(amount)} for ${invoiceNumber}`,
}

/** What a payment, or its refund, does. */
export const paymentEffects = {
  paysLateFee: 'The late fee is paid.',
  paysDeposit: 'Your deposit is paid.',
  galleryExpired: 'The gallery has expired.',
  unlocks: 'Your photos are unlocked.',
  unlocksChosen: 'The photos you chose are unlocked.',
  waitsForShares: 'Your photos unlock when the other shares of this bill are paid.',
  waitsFor: (invoiceNumber: string) => `Your photos unlock when ${invoiceNumber} is paid.`,
  locks: 'Your photos are locked again.',
}

/** About a voided invoice. */
export function nothingToPayText(amount: string, address: string): string {
  return `You don't need to pay ${amount} for ${address}.`
}

export const invoiceNotifications = {
  /**
   * @param replaces the number of the invoice that this one replaces
   * @param isDisputeLost whether the client's bank took that one's payment back
   */
  issued: ({ invoiceNumber, amount, address }: NamedInvoice, replaces?: string, isDisputeLost = false) => ({
    title: `Invoice ${invoiceNumber}`,
    message: `${amount} is due for ${address}.${replaces ? ` It replaces ${replaces}${isDisputeLost ? ', whose payment your bank took back' : ''}.` : ''}`,
  }),
  /** @param payment how it's paid, in sentences */
  lateFee: ({ invoiceNumber, amount, address }: NamedInvoice, payment: string | null) => ({
    title: `Invoice ${invoiceNumber}`,
    message: `${amount} late cancellation fee for ${address}.${payment ? ` ${payment}` : ''}`,
  }),
  reminder: ({ amount, address, ...due }: NamedInvoice & Due) => ({
    title: invoiceTitles.reminder(due),
    message: `${amount} for ${address}, ${due.isOverdue ? 'was due' : 'due'} ${due.dueOn}.`,
  }),
  /** @param unlocks whether it was the last unpaid share of a bill for photos */
  voided: ({ invoiceNumber, amount, address }: NamedInvoice, unlocks: boolean) => ({
    title: invoiceTitles.voided(invoiceNumber),
    message: `${nothingToPayText(amount, address)}${unlocks ? ` ${paymentEffects.unlocks}` : ''}`,
  }),
  /** @param effect of `paymentEffects`; empty when nothing changes for the client */
  paid: ({ amount, address }: Omit<NamedInvoice, 'invoiceNumber'>, effect: string) => ({
    title: invoiceTitles.paid,
    message: `${amount} for ${address}.${effect && ` ${effect}`}`,
  }),
  /** To a client whose bill someone else paid. @param effect as above */
  paidByOther: ({ amount, address }: Omit<NamedInvoice, 'invoiceNumber'>, payer: string, effect: string) => ({
    title: invoiceTitles.received,
    message: `${payer} paid ${amount} for ${address}.${effect && ` ${effect}`}`,
  }),
  /** @param method as it reads after "by" */
  received: ({ amount, address }: Omit<NamedInvoice, 'invoiceNumber'>, method: string) => ({
    title: invoiceTitles.received,
    message: `${amount} for ${address}, by ${method}.`,
  }),
  paymentFailed: ({ amount, address }: Omit<NamedInvoice, 'invoiceNumber'>) => ({
    title: invoiceTitles.failed,
    message: `${amount} for ${address}. You weren't charged.`,
  }),
  refunded: (
    { amount, address }: Omit<NamedInvoice, 'invoiceNumber'>,
    { locks, asCredit }: { locks: boolean; asCredit: boolean },
  ) => ({
    title: asCredit ? invoiceTitles.credited(amount) : invoiceTitles.refunded(amount),
    message: `For ${address}.${asCredit ? ` ${creditUseText}` : ''}${locks ? ` ${paymentEffects.locks}` : ''}`,
  }),
  /** One that a deposit and credit paid. @param returned.credited formatted */
  prepaidRefunded: (
    { invoiceNumber, address }: Omit<NamedInvoice, 'amount'>,
    { credited, locks }: { credited: string | null; locks: boolean },
  ) => ({
    title: credited ? invoiceTitles.credited(credited) : `Invoice ${invoiceNumber} was refunded`,
    message: `For ${address}.${credited ? ` ${creditUseText}` : ''}${locks ? ` ${paymentEffects.locks}` : ''}`,
  }),
  /** What a brokerage paid for photos, for the agent. */
  brokerageRefunded: ({ address }: Pick<NamedInvoice, 'address'>) => ({
    title: 'Photos locked',
    message: `The studio refunded what your brokerage paid for ${address}. ${paymentEffects.locks}`,
  }),
  /** A payment that wasn't owed, refunded by the portal itself. */
  duplicateRefunded: (invoice: NamedInvoice & { isVoid: boolean }, reader: Side) => ({
    title:
      reader === 'CLIENT'
        ? invoiceTitles.refunded(invoice.amount)
        : invoiceTitles.refundedToClient(invoice.amount),
    message: `${invoice.invoiceNumber} for ${invoice.address} was paid ${invoice.isVoid ? 'after it was voided' : 'twice'}.`,
  }),
  /** @param reason a sentence of `refundFailureReason` */
  refundFailed: ({ invoiceNumber, amount }: Omit<NamedInvoice, 'address'>, reason: string) => ({
    title: invoiceTitles.refundFailed,
    message: `The client didn't receive ${amount} for ${invoiceNumber}. ${reason} Open the invoice to try again.`,
  }),
  /** A cancelled booking that was paid in advance. */
  refundToDecide: ({ invoiceNumber, amount, address }: NamedInvoice, clientName: string) => ({
    title: invoiceTitles.refundToDecide(amount),
    message: `The shoot at ${address} was cancelled, but ${clientName} already paid ${invoiceNumber}. Open the invoice to refund it.`,
  }),
}
