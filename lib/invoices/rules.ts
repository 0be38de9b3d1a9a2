import { isExpired } from '@/lib/deliveries/rules'
import { addDays, type CalendarDate, dateFromDatabase } from '@/lib/platform/calendar-date'
import { formatCents, maximumCents } from '@/lib/platform/money'
import type { InvoiceStatus, LateFeeState } from '@/prisma/generated/enums'

/** How long a reminder that was asked for by hand can be taken back; longer than its toast is shown. */
export const reminderUndoSeconds = 15

/** One position of an invoice, tax included. */
export type LineItem = { description: string; amountCents: number }

const basisPoints = 10_000
const digits = 4

/** `NL-2026-0001`; past 9999 a year's numbers simply grow longer. */
export function invoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(digits, '0')}`
}

/** The tax contained in a sum that includes it, in cents, rounded half up. 825 basis points are 8.25 %. */
export function includedTax(amountCents: number, taxRateBasisPoints: number): number {
  return Math.round((amountCents * taxRateBasisPoints) / (basisPoints + taxRateBasisPoints))
}

/** Whether a sum can be invoiced: whole cents, 0 for a complimentary invoice, at most the portal's largest. */
export function isInvoiceableAmount(amountCents: number): boolean {
  return Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= maximumCents
}

const addition = 'Agreed addition'
const discount = 'Agreed discount'

/** The lines with their sum made equal to the amount: a price agreed otherwise stands as a line of its own. */
export function balanceLineItems(lines: LineItem[], amountCents: number): LineItem[] {
  const difference = amountCents - lines.reduce((sum, line) => sum + line.amountCents, 0)
  if (difference === 0 && lines.length > 0) return lines
  if (lines.length === 0) return [{ description: 'Photography', amountCents }]
  return [...lines, { description: difference > 0 ? addition : discount, amountCents: difference }]
}

/** The lines without what balancing them added. */
export function withoutBalance(lines: readonly LineItem[]): LineItem[] {
  return lines.filter(({ description }) => description !== addition && description !== discount)
}

/**
 * How Prisma finds the invoice that covers a delivery, out of those of the delivery: the one it was sent with, or that
 * one's latest replacement. `invoices: latestInvoice` in a select, or spread into findFirst.
 */
export const latestInvoice = {
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: 1,
}

/** Whether an invoice is for a late cancellation and not for photos: it has no delivery, and its booking's fee was charged. */
export function isForLateFee(invoice: {
  deliveryId: string | null
  booking: { lateFeeState: LateFeeState | null }
}): boolean {
  return invoice.deliveryId === null && invoice.booking.lateFeeState === 'CHARGED'
}

/** An invoice with the delivery it was issued for, and the invoice that covers that delivery (`latestInvoice`). */
type WithDelivery = {
  id: string
  delivery: { expiresOn: Date | null; invoices: readonly { id: string }[] } | null
}

/** Whether this is the invoice that decides whether a delivery is open: none of an earlier one it replaced, or of a fee. */
export function coversDelivery({ id, delivery }: WithDelivery): boolean {
  return delivery?.invoices[0]?.id === id
}

/**
 * Whether the delivery's photos open for the client when this invoice is paid, and lock again when all of its money is
 * refunded. Not when a newer invoice has replaced it, nor after the gallery's last day.
 * @param today in the studio's zone
 */
export function opensPhotos(invoice: WithDelivery, today: CalendarDate): boolean {
  return coversDelivery(invoice) && !isGalleryOver(invoice, today)
}

/** Whether no newer invoice was issued for the same delivery; or, for one without a delivery, without one. */
export function isNewestOfKind(
  invoice: WithDelivery & { booking: { invoices: readonly { id: string }[] } },
): boolean {
  return invoice.delivery ? coversDelivery(invoice) : invoice.booking.invoices[0]?.id === invoice.id
}

/** Whether the last day of an invoice's gallery is over, so that no payment opens it. */
export function isGalleryOver(
  { delivery }: { delivery: { expiresOn: Date | null } | null },
  today: CalendarDate,
): boolean {
  const expiresOn = delivery?.expiresOn
  return isExpired(expiresOn ? dateFromDatabase(expiresOn) : null, today)
}

type Decisive = { id: string; status: InvoiceStatus; createdAt: Date }

/** The invoice that covers a delivery: the newest of its own by creation, as in `latestInvoice`. */
export function latestOf<I extends Decisive>(invoices: readonly I[]): I | null {
  return invoices.reduce<I | null>(
    (latest, invoice) => (latest && !isNewer(invoice, latest) ? latest : invoice),
    null,
  )
}

function isNewer(one: Decisive, other: Decisive): boolean {
  const difference = one.createdAt.getTime() - other.createdAt.getTime()
  return difference === 0 ? one.id > other.id : difference > 0
}

/** Whether a delivery's photos are unlocked, by its invoices: only when the latest is paid, and neither refunded nor void. */
export function isUnlocked(invoices: readonly Decisive[]): boolean {
  return latestOf(invoices)?.status === 'COMPLETED'
}

/** Whether money may still come in for an invoice. A failed payment may be tried again. */
export function isPayable(status: InvoiceStatus): boolean {
  return status === 'PENDING' || status === 'FAILED'
}

/** Whether no money is to come or stay for an invoice: it was withdrawn, or all of it went back. */
export function isOver(status: InvoiceStatus): boolean {
  return status === 'VOID' || status === 'REFUNDED'
}

/** Whether money should have come by now. On the due date itself there is still time. Dates are `yyyy-MM-dd`. */
export function isOverdue(status: InvoiceStatus, dueOn: CalendarDate, today: CalendarDate): boolean {
  return isPayable(status) && dueOn < today
}

/** How long Stripe may leave a refund unconfirmed before it counts as failed and can be tried again. */
export const refundTimeoutMs = 2 * 60 * 60_000

/** What is still to be paid, in cents. */
export function balanceOf(invoice: { status: InvoiceStatus; amountCents: number }): number {
  return isPayable(invoice.status) ? invoice.amountCents : 0
}

/** `8.25 %` of 825 basis points, `7 %` of 700. */
export function formatTaxRate(taxRateBasisPoints: number): string {
  return `${taxRateBasisPoints / 100} %`
}

/** A reminder that was not sent on its day is made up for on these many days after it, and then left. */
const catchUpDays = 14

/**
 * The automatic reminder that is due for an unpaid invoice: its day before (negative) or after the due date; null for
 * none. After a pause only the latest of those that were missed is due, and none that came before the invoice.
 * @param sentDays the reminders sent so far, by the same days
 */
export function dueReminder(
  invoice: { issuedOn: CalendarDate; dueOn: CalendarDate; sentDays: readonly number[] },
  reminderDays: readonly number[],
  today: CalendarDate,
): number | null {
  const { issuedOn, dueOn, sentDays } = invoice
  const passed = reminderDays.filter((days) => addDays(dueOn, days) <= today)
  if (passed.length === 0) return null
  const latest = Math.max(...passed)
  const day = addDays(dueOn, latest)
  const isStale = day <= issuedOn || addDays(day, catchUpDays) < today
  return isStale || sentDays.some((sent) => sent >= latest) ? null : latest
}

const stateWords: Record<InvoiceStatus, string> = {
  PENDING: 'not paid yet',
  COMPLETED: 'paid',
  FAILED: 'payment failed',
  REFUNDED: 'refunded',
  VOID: 'voided',
}

/** One invoice in a line: `NL-2026-0001, $498.00, paid`. */
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
