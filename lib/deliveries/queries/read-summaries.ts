import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isExpiredFor, mayOpenFullPhotos, visibleTo } from '@/lib/deliveries/policy'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import type { DeliveryCover, DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { coveringInvoice } from './select-invoices'

const summaryFields = {
  id: true,
  bookingId: true,
  uploadedAt: true,
  expiresOn: true,
  totalPhotos: true,
  invoices: coveringInvoice,
  booking: { select: { propertyAddress: true } },
  photos: {
    where: { state: 'READY', OR: [{ isCover: true }, { isPreview: true }] },
    select: { id: true, isCover: true, isPreview: true },
    orderBy: [{ isCover: 'desc' }, { position: 'asc' }],
    take: 2,
  },
} satisfies Prisma.MediaDeliverySelect

/** Returns the summaries of the actor's deliveries that match, newest first. */
export async function readSummaries(
  actor: Actor,
  { where = {}, ...page }: { where?: Prisma.MediaDeliveryWhereInput; skip?: number; take: number },
): Promise<DeliverySummary[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where: { AND: [where, visibleTo(actor)] },
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      ...page,
    }),
    getStudio(),
  ])
  return rows.map((row) => toSummary(actor, row, timeZone))
}

function toSummary(
  actor: Actor,
  row: Prisma.MediaDeliveryGetPayload<{ select: typeof summaryFields }>,
  timeZone: string,
): DeliverySummary {
  const expired = isExpiredFor(actor, row.expiresOn, todayIn(timeZone))
  const [latest = null] = row.invoices
  const paid = isUnlocked(row.invoices)
  return {
    id: row.id,
    bookingId: row.bookingId,
    street: splitAddress(row.booking.propertyAddress).street,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    photoCount: row.totalPhotos,
    paid,
    invoice: latest && { status: latest.status, isComplimentary: latest.amountCents === 0 },
    expired,
    cover: expired ? null : chooseCover(row.photos, mayOpenFullPhotos(actor, paid)),
  }
}

/** While locked, the client sees no cover that isn't a preview. */
function chooseCover(
  photos: readonly { id: string; isCover: boolean; isPreview: boolean }[],
  open: boolean,
): DeliveryCover | null {
  const shown = photos.find(({ isCover, isPreview }) => isPreview || (isCover && open))
  return shown ? { photoId: shown.id, isFree: !(shown.isCover && open) } : null
}
