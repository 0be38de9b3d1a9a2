import type { NeededLight } from '@/lib/light/rules/suits-light'
import type { Place } from '@/lib/places/schema'
import { toDestination } from '@/lib/travel/rules/destination'
import type { Destination, RoadTerms } from '@/lib/travel/schema'
import type { ServiceLight } from '@/prisma/generated/enums'

/** What a visit needs of a time: room for the drive, and the light of its services. Null where the place isn't known. */
export type VisitNeeds = { destination: Destination | null; neededLight: NeededLight | null }

/** @param place the studio's, as long as the property isn't known: the light there is about the same, the drives aren't */
export function toVisitNeeds(place: Place | null, light: ServiceLight, road: RoadTerms): VisitNeeds {
  return {
    destination: toDestination(place, road),
    neededLight: place && light !== 'ANY' ? { light, position: place } : null,
  }
}
