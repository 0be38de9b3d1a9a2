import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { PaymentFailure } from '@/lib/billing/invoices/schema/invoices'
import type { InvoiceRow } from '@/lib/billing/invoices/schema/listing'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { paymentFailedTitle } from './failures'

type Due = {
  /** The last payment; null if it didn't fail, or nothing is known about it. */
  failure: PaymentFailure | null
  isFailed: boolean
  isOverdue: boolean
  dueOn: CalendarDate
}

/** Why an invoice needs its client: `Payment failed on June 09, 2026: the card was declined. Due June 12, 2026` */
export function dueReason({ failure, isFailed, isOverdue, dueOn }: Due): string {
  const due = dueText({ isOverdue, dueOn: formatDate(dueOn) })
  if (failure) return `${paymentFailedTitle(failure, 'payer')}. ${due}`
  return isFailed ? `The last payment failed. ${due}` : due
}

/** Of the link to photos that are chosen before they're paid for, by whether any were. */
export function chooseFirstLabel(ticked: number): string {
  return ticked > 0 ? 'Review choice' : 'Choose your photos'
}

export const onlyConfirmedText = 'Paying unlocks only the photos that you confirmed.'

/** Why that comes first: `1 chosen photo isn't confirmed yet.` */
export function chooseFirstText(ticked: number): string {
  if (ticked === 0) return "You haven't chosen your photos yet."
  return ticked === 1
    ? "1 chosen photo isn't confirmed yet."
    : `${ticked} chosen photos aren't confirmed yet.`
}

/** The text of the link that pays an invoice. @param amount formatted */
export function payText(amount: string, isFailed: boolean): string {
  return isFailed ? 'Try another card' : `Pay ${amount}`
}

/** The same for a deposit. */
export function payDepositLabel(amount: string): string {
  return `Pay deposit of ${amount}`
}

/** `Due June 12, 2026` */
export function dueText({ isOverdue, dueOn }: { isOverdue: boolean; dueOn: string }): string {
  return `${isOverdue ? 'Was due' : 'Due'} ${dueOn}`
}

type Owed = Pick<
  InvoiceRow,
  'status' | 'amount' | 'isOverdue' | 'dueOn' | 'statement' | 'paidOn' | 'freeStatus'
>

/**
 * Where the payment of a booking stands, for the studio: `$578.00 due December 17, 2026.` Null if nothing was to be paid.
 * @param invoices newest first
 */
export function describeOwed(invoices: readonly Owed[]): string | null {
  const unpaid = invoices.filter(({ status }) => isPayable(status))
  const [invoice] = unpaid
  if (unpaid.length > 1) return `${unpaid.length} invoices are unpaid.`
  if (invoice?.statement) return `${invoice.amount} is paid with the monthly statement.`
  if (invoice) return `${invoice.amount} ${invoice.isOverdue ? 'was due' : 'due'} ${invoice.dueOn}.`
  const paid = invoices.find(({ status, freeStatus }) => status === 'COMPLETED' && freeStatus === null)
  return paid?.paidOn ? `Paid ${paid.paidOn}.` : null
}

/** Why an unpaid invoice waits for the studio: `12 days overdue`, `Payment failed`. */
export function lateReason({ isFailed, daysLate }: { isFailed: boolean; daysLate: number }): string {
  if (daysLate <= 0) return isFailed ? 'Payment failed' : 'Due'
  const late = `${countOf(daysLate, 'day')} overdue`
  return isFailed ? `Payment failed, ${late}` : late
}
