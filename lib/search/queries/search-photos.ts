import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countOf } from '@/lib/platform/words'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** Finds the latest photo deliveries of matching bookings that the actor may see. */
export async function searchPhotos(actor: Actor, matching: Prisma.BookingWhereInput): Promise<Hit[]> {
  const rows = await db().mediaDelivery.findMany({
    where: { AND: [visibleTo(actor), { booking: matching }] },
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
  const { timeZone } = await getStudio()
  return rows.map(({ id, bookingId, totalPhotos, uploadedAt, booking }) => ({
    id,
    href: `/photo-view?booking_id=${bookingId}&delivery_id=${id}`,
    title: splitAddress(booking.propertyAddress).street,
    detail: `${countOf(totalPhotos, 'photo')}, ${formatInstantDate(uploadedAt, timeZone)}`,
  }))
}
