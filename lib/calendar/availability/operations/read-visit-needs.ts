import 'server-only'
import type { VisitNeeds } from '@/lib/calendar/availability/rules/open-slots'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import type { RoadTerms } from '@/lib/calendar/travel/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import type { Place } from '@/lib/studio/places/schema'
import type { ServiceLight } from '@/prisma/generated/enums'

/**
 * Returns what a visit needs of a time, with the drives measured so far.
 * @param place the studio's, as long as the property isn't known: the light there is about the same, the drives aren't
 */
export async function readVisitNeeds(
  tx: Pick<Transaction, 'measuredDrive'>,
  place: Place | null,
  light: ServiceLight,
  studio: RoadTerms,
): Promise<VisitNeeds> {
  const position = propertyPosition(place)
  return {
    destination: position && { position, road: await readRoad(tx, studio, [position]) },
    neededLight: place && light !== 'ANY' ? { light, position: place } : null,
  }
}
