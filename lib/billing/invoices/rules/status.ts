import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** Whether an invoice is awaiting payment. A failed payment can be retried. */
export function isPayable(status: InvoiceStatus): boolean {
  return status === 'PENDING' || status === 'FAILED'
}

/** Whether an invoice awaits a payment of its own; a statement doesn't collect it. */
export function isPayableAlone(invoice: { status: InvoiceStatus; isCollected: boolean }): boolean {
  return isPayable(invoice.status) && !invoice.isCollected
}

/** Whether an invoice was voided or fully refunded. */
export function isOver(status: InvoiceStatus): boolean {
  return status === 'VOID' || status === 'REFUNDED'
}

/**
 * Whether an invoice is paid, and so are all shares of its bill. False once one of them is refunded in full.
 * @param invoice.shares what `unpaidShares` selects
 */
export function isFullyPaid(invoice: { status: InvoiceStatus; shares: readonly unknown[] }): boolean {
  return invoice.status === 'COMPLETED' && invoice.shares.length === 0
}

/** Whether an unpaid invoice is past its due date; on the due date itself it isn't. */
export function isOverdue(status: InvoiceStatus, dueOn: CalendarDate, today: CalendarDate): boolean {
  return isPayable(status) && dueOn < today
}

/** The amount still due, in cents. */
export function balanceOf(invoice: { status: InvoiceStatus; amountCents: number }): number {
  return isPayable(invoice.status) ? invoice.amountCents : 0
}
