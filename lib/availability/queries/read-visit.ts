import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readVisitNeeds } from '@/lib/availability/operations/read-visit-needs'
import { movedBooking } from '@/lib/availability/policy'
import type { VisitNeeds } from '@/lib/availability/rules/open-slots'
import type { ReadOffer } from '@/lib/availability/schema/slots'
import { lightOfServices } from '@/lib/catalog/rules/chosen-services'
import { locateAddress, type StudioLocation } from '@/lib/places/operations/locate-address'
import { toPlace } from '@/lib/places/rules/place'
import type { Place } from '@/lib/places/schema'
import { db } from '@/lib/platform/db'
import type { RoadTerms } from '@/lib/travel/schema'
import type { Prisma } from '@/prisma/generated/client'

export type Visit = {
  /** The property, or the studio as long as the property isn't known; null without either. */
  place: Place | null
  needs: VisitNeeds
  /** The slots of the booking that would move; null unless one does. */
  movedSlotIds: string[] | null
}

/**
 * Reads where a visit is and what it needs of a time. A booking that moves has its own place and light. May call the
 * geocoder, so call it outside transactions.
 */
export async function readVisit(
  actor: Actor,
  { movingBookingId, address, light = 'ANY' }: Pick<ReadOffer, 'movingBookingId' | 'address' | 'light'>,
  studio: StudioLocation & RoadTerms,
): Promise<Visit> {
  const moved = movedBooking({ ...actor, movingBookingId })
  const own = moved ? await readMovedVisit(moved) : null
  const place = own?.place ?? (await locateAddress(address ?? null, studio))
  return {
    place,
    needs: await readVisitNeeds(db(), place, own?.light ?? light, studio),
    movedSlotIds: own?.slotIds ?? null,
  }
}

async function readMovedVisit(moved: Prisma.BookingWhereInput) {
  const booking = await db().booking.findFirst({
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
