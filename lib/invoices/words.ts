import { z } from 'zod'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { InvoiceEventKind, PaymentMethodKind, Role } from '@/prisma/generated/enums'
import { methodWords } from './payment-words'

/** What of an invoice stands on its booking's timeline, for both sides. */
export const onBooking = ['ISSUED', 'PAID', 'MARKED_PAID', 'REFUNDED', 'VOIDED', 'REPLACED'] as const

export type InvoiceOnBooking = {
  number: string
  amountCents: number
  currency: string
  isForLateFee: boolean
}

const Text = z.string().min(1).optional().catch(undefined)

/** Of an event's details, what is said of it. An older form of them is no reason to fail. */
const Details = z
  .object({
    amountCents: z.number().optional().catch(undefined),
    last4: Text,
    method: Text,
    paidOn: Text,
    reason: Text,
    replaces: Text,
    by: Text,
    state: Text,
  })
  .catch({})
type Details = z.output<typeof Details>

type Event = {
  kind: InvoiceEventKind
  details: unknown
  actor: { fullName: string } | null
}

/** One event of an invoice on its booking's timeline. */
export function describeOnBooking(
  event: Event,
  invoice: InvoiceOnBooking,
): { title: string; detail: string } {
  const details = Details.parse(event.details)
  const { number, currency } = invoice
  const amount = formatCents(details.amountCents ?? invoice.amountCents, currency)
  const who = event.actor?.fullName ?? 'The studio'
  switch (event.kind) {
    case 'PAID':
      return {
        title: 'Paid',
        detail: `${[`${amount} for ${number}`, methodOf(details)].filter(Boolean).join(', ')}.`,
      }
    case 'MARKED_PAID':
      return { title: 'Paid', detail: describeMarkedPaid(who, `${amount} for ${number}`, details) }
    case 'REFUNDED':
      return details.state === 'FAILED'
        ? { title: 'Refund failed', detail: `${amount} of ${number}.` }
        : { title: 'Refunded', detail: `${amount} of ${number}.` }
    case 'VOIDED':
      return { title: 'Invoice voided', detail: describeVoided(who, number, details) }
    case 'REPLACED':
      return { title: 'Invoice replaced', detail: `${details.by ?? 'Another invoice'} replaces ${number}.` }
    default:
      return { title: 'Invoiced', detail: describeIssued(invoice, details) }
  }
}

function describeIssued(
  { number, amountCents, currency, isForLateFee }: InvoiceOnBooking,
  details: Details,
): string {
  const amount = amountCents === 0 ? 'no charge' : formatCents(amountCents, currency)
  const parts = [
    number,
    amount,
    isForLateFee ? 'late cancellation fee' : null,
    details.replaces ? `replaces ${details.replaces}` : null,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** It was recorded when the event says; the money may have come earlier. */
function describeMarkedPaid(who: string, what: string, details: Details): string {
  const method = methodOf(details)
  const day =
    details.paidOn && /^\d{4}-\d{2}-\d{2}$/.test(details.paidOn) ? ` on ${formatDate(details.paidOn)}` : ''
  return `${[what, method].filter(Boolean).join(', ')}${day}. ${who} recorded it.`
}

/** The reason is written for the client to read. */
function describeVoided(who: string, number: string, { reason }: Details): string {
  const ended = reason && (/[.!?]$/.test(reason) ? reason : `${reason}.`)
  return `${who} voided ${number}${ended ? `: ${ended}` : '.'}`
}

function methodOf({ last4, method }: Details): string | null {
  if (last4) return `card ending ${last4}`
  return method && Object.hasOwn(methodWords, method) ? methodWords[method as PaymentMethodKind] : null
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
    message: `You don't need to pay ${amount} for ${address}.`,
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
