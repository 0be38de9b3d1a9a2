import { type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { LateFeeState } from '@/prisma/generated/enums'

/**
 * Prisma arguments that find the invoice that covers a delivery for its client, or a transfer for its own: the one it was
 * sent with, or that one's latest replacement. Use `invoices: latestInvoice` in a select, or spread it into findFirst.
 */
export const latestInvoice = {
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: 1,
}

/**
 * What photos wait for of a shared bill, besides its main invoice. A refunded share that was replaced is not, nor what a
 * brokerage pays on terms.
 */
export const unpaidShares = {
  where: {
    isOnTerms: false,
    OR: [
      { status: { in: ['PENDING' as const, 'FAILED' as const] } },
      { status: 'REFUNDED' as const, events: { none: { kind: 'REPLACED' as const } } },
    ],
  },
  select: { id: true },
}

/** The shares of a bill that weren't voided. */
export const owedShares = {
  where: { status: { not: 'VOID' as const } },
  select: { brokerageId: true },
}

/** Whether a bill is, or was, shared with others than the client's brokerage. @param bill.shares what `owedShares` selects */
export function isSplit(bill: {
  billCents: number | null
  shares: readonly { brokerageId: string | null }[]
}): boolean {
  const isOnlyCovered = bill.shares.length > 0 && bill.shares.every(({ brokerageId }) => brokerageId !== null)
  return bill.billCents !== null && !isOnlyCovered
}

/** Matches the invoices of a bill: its main one and those of its shares. */
export function ofBill(mainId: string) {
  return { OR: [{ id: mainId }, { shareOfId: mainId }] }
}

/** `latestInvoice` with what `isUnlocked` needs. */
export const latestPayment = { ...latestInvoice, select: { status: true, shares: unpaidShares } }

/** Whether an invoice is for a late cancellation: it's for nothing else, and its booking's fee was charged. */
export function isForLateFee(invoice: {
  deliveryId: string | null
  transferId: string | null
  purchaseId?: string | null
  shareOfId: string | null
  revisionRound: { id: string } | null
  depositCents: number
  booking: { lateFeeState: LateFeeState | null }
}): boolean {
  const { deliveryId, transferId, purchaseId, shareOfId, revisionRound, depositCents, booking } = invoice
  const isForPhotos = deliveryId || transferId || purchaseId
  const isForElse = isForPhotos || shareOfId || revisionRound || depositCents > 0
  return !isForElse && booking.lateFeeState === 'CHARGED'
}

type WithInvoices<Delivery, Latest> = Delivery & { invoices: readonly Latest[] }

/**
 * An invoice with the delivery it was issued for, or the transfer of one, and the latest invoice of either
 * (`latestInvoice`). A share is for the delivery of its bill's main invoice.
 */
type WithPhotos<Delivery, Latest> = {
  delivery: WithInvoices<Delivery, Latest> | null
  shareOf: { id: string; delivery: WithInvoices<Delivery, Latest> | null } | null
  transfer: { endedAt: Date | null; delivery: Delivery; invoices: readonly Latest[] } | null
}
type WithExpiry<Latest = { id: string }> = WithPhotos<{ expiresOn: Date | null }, Latest> & { id: string }

/**
 * Returns the delivery that an invoice is for, with the invoice that decides whether it's unlocked for whom it bills; null
 * for one without photos, such as a fee. Nothing unlocks an ended transfer.
 */
export function photosOf<Delivery, Latest>({
  delivery,
  shareOf,
  transfer,
}: WithPhotos<Delivery, Latest>): WithInvoices<Delivery, Latest> | null {
  if (!transfer) return shareOf ? shareOf.delivery : delivery
  return { ...transfer.delivery, invoices: transfer.endedAt ? [] : transfer.invoices }
}

/**
 * Whether this invoice, or the bill that it is a share of, decides if its delivery is unlocked for whom it bills. False for
 * one that was replaced, and for a fee.
 */
export function coversDelivery(invoice: WithExpiry): boolean {
  return photosOf(invoice)?.invoices[0]?.id === (invoice.shareOf ?? invoice).id
}

/**
 * Whether photos wait for the payment of this invoice, and its full refund locks them again. Photos of a shared bill wait for
 * all of its invoices (`isFullyPaid`). False for one that was replaced, and after the gallery's expiry date.
 * @param today in the studio's time zone
 */
export function opensPhotos(invoice: WithExpiry, today: CalendarDate): boolean {
  return coversDelivery(invoice) && !isGalleryOver(invoice, today)
}

/**
 * Whether nothing replaced this invoice: it's the newest of its delivery or transfer, or else has no replacement, as a share.
 * @param invoice.events those of its replacement
 */
export function isNewestOfKind(invoice: WithExpiry & { events: readonly unknown[] }): boolean {
  if (invoice.shareOf || !photosOf(invoice)) return invoice.events.length === 0
  return coversDelivery(invoice)
}

/** Whether a gallery has expired. The expiry date is the last day it's open; without one it never expires. */
export function isExpired(expiresOn: CalendarDate | null, today: CalendarDate): boolean {
  return expiresOn !== null && expiresOn < today
}

/** Whether the invoice's gallery has expired, so that no payment unlocks it. */
export function isGalleryOver(invoice: WithExpiry, today: CalendarDate): boolean {
  const expiresOn = photosOf(invoice)?.expiresOn
  return isExpired(expiresOn ? dateFromDatabase(expiresOn) : null, today)
}
