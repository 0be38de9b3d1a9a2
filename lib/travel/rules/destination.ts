import { propertyPosition } from '@/lib/places/rules/place'
import type { Place } from '@/lib/places/schema'
import type { Destination, RoadTerms } from '@/lib/travel/schema'

/** Returns where a visit at this place is; null as long as the property itself isn't known. */
export function toDestination(
  place: Place | null,
  { roadFactorPercent, averageMph }: RoadTerms,
): Destination | null {
  const position = propertyPosition(place)
  return position && { position, road: { roadFactorPercent, averageMph } }
}
