import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

type Due = { isFailed: boolean; isOverdue: boolean; dueOn: CalendarDate }

/** Why an invoice needs its client: `The last payment failed. Due June 12, 2026` */
export function dueReason({ isFailed, isOverdue, dueOn }: Due): string {
  const due = `${isOverdue ? 'Was due' : 'Due'} ${formatDate(dueOn)}`
  return isFailed ? `The last payment failed. ${due}` : due
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

/** Why an unpaid invoice waits for the studio: `12 days overdue`, `Payment failed`. */
export function lateReason({ isFailed, daysLate }: { isFailed: boolean; daysLate: number }): string {
  if (daysLate <= 0) return isFailed ? 'Payment failed' : 'Due'
  const late = `${countOf(daysLate, 'day')} overdue`
  return isFailed ? `Payment failed, ${late}` : late
}
