import { isExpired } from '@/lib/deliveries/rules'
import { addDays, type CalendarDate, dateFromDatabase } from '@/lib/platform/calendar-date'
import { maximumCents } from '@/lib/platform/money'
import type { InvoiceStatus, LateFeeState } from '@/prisma/generated/enums'

/** How long a reminder sent by hand can be cancelled; longer than its toast is shown. */
export const reminderUndoSeconds = 15

/** One line of an invoice; its amount includes tax. */
export type LineItem = { description: string; amountCents: number }

const basisPoints = 10_000
const digits = 4

/** `NL-2026-0001`; past 9999 a year's numbers simply grow longer. */
export function invoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(digits, '0')}`
}

/** The tax contained in a sum that includes it, in cents, rounded half up. 825 basis points are 8.25%. */
export function includedTax(amountCents: number, taxRateBasisPoints: number): number {
  return Math.round((amountCents * taxRateBasisPoints) / (basisPoints + taxRateBasisPoints))
}

/** Whether a sum can be invoiced: whole cents, 0 for a complimentary invoice, at most the portal's largest. */
export function isInvoiceableAmount(amountCents: number): boolean {
  return Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= maximumCents
}

const addition = 'Agreed addition'
const discount = 'Agreed discount'

/** Adds a line to make up the difference if the lines' total isn't the amount. */
export function balanceLineItems(lines: LineItem[], amountCents: number): LineItem[] {
  const difference = amountCents - lines.reduce((sum, line) => sum + line.amountCents, 0)
  if (difference === 0 && lines.length > 0) return lines
  if (lines.length === 0) return [{ description: 'Photography', amountCents }]
  return [...lines, { description: difference > 0 ? addition : discount, amountCents: difference }]
}

/** Removes the line that `balanceLineItems` added. */
export function withoutBalance(lines: readonly LineItem[]): LineItem[] {
  return lines.filter(({ description }) => description !== addition && description !== discount)
}

/**
 * Prisma arguments that find the invoice that covers a delivery: the one it was sent with, or that one's latest
 * replacement. Use `invoices: latestInvoice` in a select, or spread it into findFirst.
 */
export const latestInvoice = {
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: 1,
}

/** Whether an invoice is for a late cancellation: it has no delivery, and its booking's fee was charged. */
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

/** Whether this invoice decides if its delivery is unlocked. False for one that was replaced, and for a fee. */
export function coversDelivery({ id, delivery }: WithDelivery): boolean {
  return delivery?.invoices[0]?.id === id
}

/**
 * Whether the payment of this invoice unlocks photos, and its full refund locks them again. False for one that was replaced,
 * and after the gallery's expiry date.
 * @param today in the studio's time zone
 */
export function opensPhotos(invoice: WithDelivery, today: CalendarDate): boolean {
  return coversDelivery(invoice) && !isGalleryOver(invoice, today)
}

/** Whether this is the newest invoice of its delivery, or of its booking's invoices without a delivery. */
export function isNewestOfKind(
  invoice: WithDelivery & { booking: { invoices: readonly { id: string }[] } },
): boolean {
  return invoice.delivery ? coversDelivery(invoice) : invoice.booking.invoices[0]?.id === invoice.id
}

/** Whether the invoice's gallery has expired, so that no payment unlocks it. */
export function isGalleryOver(
  { delivery }: { delivery: { expiresOn: Date | null } | null },
  today: CalendarDate,
): boolean {
  const expiresOn = delivery?.expiresOn
  return isExpired(expiresOn ? dateFromDatabase(expiresOn) : null, today)
}

type Decisive = { id: string; status: InvoiceStatus; createdAt: Date }

/** Returns the invoice that covers a delivery, out of the delivery's: the newest, as in `latestInvoice`. */
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

/** Whether a delivery's photos are unlocked: only when the latest of its invoices is paid, and neither refunded nor voided. */
export function isUnlocked(invoices: readonly Decisive[]): boolean {
  return latestOf(invoices)?.status === 'COMPLETED'
}

/** Whether an invoice is awaiting payment. A failed payment can be retried. */
export function isPayable(status: InvoiceStatus): boolean {
  return status === 'PENDING' || status === 'FAILED'
}

/** Whether an invoice was voided or fully refunded. */
export function isOver(status: InvoiceStatus): boolean {
  return status === 'VOID' || status === 'REFUNDED'
}

/** Whether an unpaid invoice is past its due date; on the due date itself it isn't. */
export function isOverdue(status: InvoiceStatus, dueOn: CalendarDate, today: CalendarDate): boolean {
  return isPayable(status) && dueOn < today
}

/** How long Stripe may leave a refund unconfirmed before it counts as failed and can be retried. */
export const refundTimeoutMs = 2 * 60 * 60_000

/** The amount still due, in cents. */
export function balanceOf(invoice: { status: InvoiceStatus; amountCents: number }): number {
  return isPayable(invoice.status) ? invoice.amountCents : 0
}

/** `8.25%` for 825 basis points, `7%` for 700. */
export function formatTaxRate(taxRateBasisPoints: number): string {
  return `${taxRateBasisPoints / 100}%`
}

/** A missed automatic reminder is sent up to this many days late, then skipped. */
const catchUpDays = 14

/**
 * Returns which automatic reminder of an unpaid invoice is due now, in days after its due date (negative for before); null
 * for none. Of several missed ones only the latest is due. None is due on or before the day the invoice was issued.
 * @param sentDays the automatic reminders sent so far, as such days
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
