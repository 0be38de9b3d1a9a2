import { isExpired } from '@/lib/deliveries/rules/gallery'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/calendar-date'
import type { LateFeeState } from '@/prisma/generated/enums'

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
