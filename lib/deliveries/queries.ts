import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { handledBy } from '@/lib/bookings/policy'
import { isUnlocked, latestOf } from '@/lib/invoices/rules/coverage'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { isExpiredFor, unexpiredFor, visibleTo } from './policy'
import type { DeliverySummary } from './schema'
import { coveringInvoice, firstInvoice } from './selection'

/** Deliveries on one page of the gallery. */
export const deliveriesPerPage = 100

/** Finds the delivery an earlier request with this key has sent; null if there is none, or they no longer handle it. */
export async function findSentDelivery(actor: Actor, idempotencyKey: string) {
  const sent = await db().mediaDelivery.findFirst({
    where: { sentById: actor.profileId, idempotencyKey, booking: handledBy(actor) },
    select: { id: true, bookingId: true, invoices: firstInvoice },
  })
  const [invoice] = sent?.invoices ?? []
  if (!sent || !invoice) return null
  return {
    deliveryId: sent.id,
    bookingId: sent.bookingId,
    invoiceNumber: invoice.invoiceNumber,
    isComplimentary: invoice.amountCents === 0,
  }
}

/** Whether any of these storage keys belongs to a recorded file. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}

/** Lists one page of the actor's deliveries, newest first. The first page is 1. */
export async function listDeliveries(
  actor: Actor,
  page = 1,
): Promise<{ deliveries: DeliverySummary[]; total: number }> {
  const where = visibleTo(actor)
  const [rows, total, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where,
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * deliveriesPerPage,
      take: deliveriesPerPage,
    }),
    db().mediaDelivery.count({ where }),
    getStudio(),
  ])
  return { deliveries: rows.map((row) => toSummary(actor, row, timeZone)), total }
}

/** A safety limit: a booking rarely has more than two deliveries. */
const maxOfBooking = 50

/** Lists a booking's deliveries that the actor may see, newest first. */
export async function listDeliveriesOfBooking(actor: Actor, bookingId: string): Promise<DeliverySummary[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where: { AND: [{ bookingId }, visibleTo(actor)] },
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      take: maxOfBooking,
    }),
    getStudio(),
  ])
  return rows.map((row) => toSummary(actor, row, timeZone))
}

/** Finds the actor's latest delivery, for the dashboard; null if there is none. */
export async function findLatestDelivery(actor: Actor): Promise<DeliverySummary | null> {
  const [row, { timeZone }] = await Promise.all([
    db().mediaDelivery.findFirst({
      where: visibleTo(actor),
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
    }),
    getStudio(),
  ])
  return row && toSummary(actor, row, timeZone)
}

/** Lists the ids of the latest previews that the actor may see and that are ready, newest delivery first. */
export async function listLatestPreviews(actor: Actor, limit: number): Promise<string[]> {
  const { timeZone } = await getStudio()
  const rows = await db().photo.findMany({
    where: { delivery: unexpiredFor(actor, todayIn(timeZone)), isPreview: true, state: 'READY' },
    select: { id: true },
    orderBy: [{ delivery: { uploadedAt: 'desc' } }, { deliveryId: 'desc' }, { position: 'asc' }],
    take: limit,
  })
  return rows.map(({ id }) => id)
}

const summaryFields = {
  id: true,
  bookingId: true,
  uploadedAt: true,
  expiresOn: true,
  totalPhotos: true,
  invoices: coveringInvoice,
  booking: { select: { propertyAddress: true } },
  photos: {
    where: { isPreview: true, state: 'READY' },
    select: { id: true },
    orderBy: { position: 'asc' },
    take: 1,
  },
} satisfies Prisma.MediaDeliverySelect

function toSummary(
  actor: Actor,
  row: Prisma.MediaDeliveryGetPayload<{ select: typeof summaryFields }>,
  timeZone: string,
): DeliverySummary {
  const expired = isExpiredFor(actor, row.expiresOn, todayIn(timeZone))
  const latest = latestOf(row.invoices)
  return {
    id: row.id,
    bookingId: row.bookingId,
    street: splitAddress(row.booking.propertyAddress).street,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    photoCount: row.totalPhotos,
    paid: isUnlocked(row.invoices),
    invoice: latest && { status: latest.status, isComplimentary: latest.amountCents === 0 },
    expired,
    coverPhotoId: expired ? null : (row.photos[0]?.id ?? null),
  }
}
