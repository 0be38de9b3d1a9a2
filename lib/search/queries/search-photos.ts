import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleSets } from '@/lib/photos/deliveries/policy'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countOf } from '@/lib/platform/words'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** Finds the latest photo deliveries of matching bookings that the actor may see. */
export async function searchPhotos(actor: Actor, matching: Prisma.BookingWhereInput): Promise<Hit[]> {
  const found = await Promise.all(visibleSets(actor).map((visible) => readLatest(visible, matching)))
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()]
    .sort((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime())
    .slice(0, maxHitsPerKind)
  const { timeZone } = await getStudio()
  return rows.map(({ id, bookingId, totalPhotos, uploadedAt, booking }) => ({
    id,
    href: `/photo-view?booking_id=${bookingId}&delivery_id=${id}`,
    title: splitAddress(booking.propertyAddress).street,
    detail: `${countOf(totalPhotos, 'photo')}, ${formatInstantDate(uploadedAt, timeZone)}`,
  }))
}

function readLatest(visible: Prisma.MediaDeliveryWhereInput, matching: Prisma.BookingWhereInput) {
  return db().mediaDelivery.findMany({
    where: { AND: [visible, { booking: matching }] },
    select: {
      id: true,
      bookingId: true,
      totalPhotos: true,
      uploadedAt: true,
      booking: { select: { propertyAddress: true } },
    },
    orderBy: [{ uploadedAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
}
