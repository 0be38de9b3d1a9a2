import { propertyPosition, toPlace } from '@/lib/studio/places/rules/place'
import type { Position } from '@/lib/studio/places/schema'

/** About a mile, finer than a forecast is, so that the weather service doesn't learn which property it is. */
const perDegree = 50

/** Returns the place whose forecast is that of a property, or null where only the studio's is known. */
export function forecastPlace(row: Parameters<typeof toPlace>[0]): Position | null {
  const position = propertyPosition(toPlace(row))
  return position && { latitude: round(position.latitude), longitude: round(position.longitude) }
}

export function isSamePlace(one: Position, other: Position): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude
}

function round(degrees: number): number {
  return Math.round(degrees * perDegree) / perDegree
}
