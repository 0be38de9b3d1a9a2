import 'server-only'
import { lightOfServices } from '@/lib/catalog/rules/services'
import { toPlace } from '@/lib/places/rules/place'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

/** Returns the slots, the place, and the needed light of the booking that would move; null if there is none. */
export async function readMovedVisit(tx: Pick<Transaction, 'booking'>, moved: Prisma.BookingWhereInput) {
  const booking = await tx.booking.findFirst({
    where: moved,
    select: {
      latitude: true,
      longitude: true,
      placeSource: true,
      claims: { select: { slotId: true } },
      services: { select: { light: true } },
    },
  })
  if (!booking) return null
  return {
    slotIds: booking.claims.map(({ slotId }) => slotId),
    place: toPlace(booking),
    light: lightOfServices(booking.services),
  }
}
