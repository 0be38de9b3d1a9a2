import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { coverageFor, coveringFor, isExpiredFor, mayOpenFullPhotos, openedBy } from '@/lib/deliveries/policy'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import type { DeliveryCover, DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { findVisible } from './find-visible'

const summaryFields = {
  id: true,
  bookingId: true,
  uploadedAt: true,
  expiresOn: true,
  totalPhotos: true,
  includedPhotos: true,
  booking: { select: { propertyAddress: true, clientId: true } },
} satisfies Prisma.MediaDeliverySelect

/** The photos that may represent a delivery. A cover that isn't sold to the client is none. */
function coversFor(actor: Actor) {
  return {
    where: { state: 'READY', OR: [{ AND: [{ isCover: true }, openedBy(actor)] }, { isPreview: true }] },
    select: { id: true, isCover: true, isPreview: true },
    orderBy: [{ isCover: 'desc' }, { position: 'asc' }],
    take: 2,
  } satisfies Prisma.MediaDelivery$photosArgs
}

/** Returns the summaries of the actor's deliveries that match, newest first. */
export async function readSummaries(
  actor: Actor,
  {
    where = {},
    among,
    ...page
  }: {
    where?: Prisma.MediaDeliveryWhereInput
    /** By default, the actor's deliveries. */
    among?: Prisma.MediaDeliveryWhereInput
    skip?: number
    take: number
  },
): Promise<DeliverySummary[]> {
  const visible = among ?? (await findVisible(actor))
  const [rows, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where: { AND: [where, visible] },
      select: { ...summaryFields, ...coverageFor(actor), photos: coversFor(actor) },
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      ...page,
    }),
    getStudio(),
  ])
  return rows.map((row) => toSummary(actor, row, timeZone))
}

function toSummary(
  actor: Actor,
  row: Prisma.MediaDeliveryGetPayload<{
    select: typeof summaryFields & ReturnType<typeof coverageFor> & { photos: ReturnType<typeof coversFor> }
  }>,
  timeZone: string,
): DeliverySummary {
  const expired = isExpiredFor(actor, row.expiresOn, todayIn(timeZone))
  const covering = coveringFor(actor, row)
  const [latest = null] = covering
  const paid = isUnlocked(covering)
  const seesPayment = can(actor, 'open-invoices')
  return {
    id: row.id,
    bookingId: row.bookingId,
    street: splitAddress(row.booking.propertyAddress).street,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    photoCount: row.totalPhotos,
    paid: seesPayment ? paid : null,
    invoice:
      seesPayment && latest
        ? { status: latest.status, isComplimentary: latest.paidMethod === 'NO_CHARGE' }
        : null,
    expired,
    cover: expired ? null : chooseCover(row, mayOpenFullPhotos(actor, paid)),
  }
}

/** While locked, the client sees no cover that isn't a preview. Where they choose photos, a preview need not be theirs. */
function chooseCover(
  {
    photos,
    includedPhotos,
  }: {
    photos: readonly { id: string; isCover: boolean; isPreview: boolean }[]
    includedPhotos: number | null
  },
  open: boolean,
): DeliveryCover | null {
  const shown = photos.find(({ isCover, isPreview }) => isPreview || (isCover && open))
  if (!shown) return null
  const isFree = !(shown.isCover && open) || (shown.isPreview && includedPhotos !== null)
  return { photoId: shown.id, isFree }
}
