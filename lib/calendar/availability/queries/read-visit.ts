import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readVisitNeeds } from '@/lib/calendar/availability/operations/read-visit-needs'
import { movedBooking } from '@/lib/calendar/availability/policy'
import type { VisitNeeds } from '@/lib/calendar/availability/rules/open-slots'
import type { ReadOffer } from '@/lib/calendar/availability/schema/slots'
import type { RoadTerms } from '@/lib/calendar/travel/schema'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { db } from '@/lib/platform/data/db'
import { locateAddress, type StudioLocation } from '@/lib/studio/places/operations/locate-address'
import { toPlace } from '@/lib/studio/places/rules/place'
import type { Place } from '@/lib/studio/places/schema'
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
