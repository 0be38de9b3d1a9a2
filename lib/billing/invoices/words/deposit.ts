import { formatDate } from '@/lib/platform/time/calendar-date'

export const depositLine = 'Deposit'

/** The line of a deducted deposit: `Deposit paid (NL-2026-0012)`. */
export function deductedLine(invoiceNumbers: readonly string[]): string {
  return `Deposit paid (${invoiceNumbers.join(', ')})`
}

/** What a deposit's invoice is for. @param day of the shoot */
export function depositOccasion(day: string): string {
  return `Deposit, ${day}`
}

/** Below the amount of an invoice that is about to be issued. @param amount formatted */
export function willDeductText(amount: string): string {
  return `The deposit of ${amount} will be deducted.`
}

/** After it. @param amount formatted */
export function willDeductCreditText(amount: string): string {
  return `${amount} of account credit will be deducted.`
}

/** After both. @param amount formatted */
export function leftToPayText(amount: string): string {
  return `The client pays ${amount}.`
}

export const depositUnpaidText =
  "The client hasn't paid the deposit yet. Wait for the payment, or void the deposit's invoice."

/** Why a deposit was voided, in its invoice's history. */
export const voidedReasons = {
  cancelled: 'The booking was cancelled',
  invoiced: 'The photos were invoiced in full',
}

/** Why a deposit was refunded. */
export const depositRefundReason = 'Booking cancelled'

/** What a client reads who cancels before the free-cancellation deadline. */
export const depositRefundedText = 'It will be refunded.'

/** Until when a booking waits for its deposit. @param until formatted */
export function payDepositText(until: string): string {
  return `Pay it by ${until} to keep the time. After that, the booking is cancelled.`
}

/** What the photographer reads about it. */
export function awaitDepositText(until: string): string {
  return `The booking is cancelled unless the client pays it by ${until}. To confirm the booking without it, void its invoice.`
}

/** @param amount formatted */
export function unpaidDepositTitle(amount: string): string {
  return `The deposit of ${amount} isn't paid yet`
}

export const depositNotifications = {
  due: (named: { invoiceNumber: string; amount: string; address: string }, until: string) => ({
    title: `Deposit ${named.invoiceNumber}`,
    message: `${named.amount} for ${named.address}. ${payDepositText(until)}`,
  }),
  released: (address: string, date: string) => ({
    title: 'Booking cancelled: no deposit',
    message: `The deposit for ${address} on ${formatDate(date)} wasn't paid in time, so the time was freed. Nothing was charged.`,
  }),
}
