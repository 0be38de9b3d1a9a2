import type { Destination, Drive, RoadTerms } from '@/lib/calendar/travel/schema'
import type { Position } from '@/lib/studio/places/schema'

/** The mean radius of the earth (IUGG). */
const earthRadiusMiles = 3958.8

/** Returns the great-circle distance in miles (haversine formula). */
export function milesBetween(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const halfHeight = Math.sin((to - from) / 2)
  const halfWidth = Math.sin(radians(other.longitude - one.longitude) / 2)
  const square = halfHeight ** 2 + Math.cos(from) * Math.cos(to) * halfWidth ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Estimates the drive between two places: the straight line, made longer as roads are, at the average speed. */
export function estimateDrive(from: Position, to: Position, road: RoadTerms): Drive {
  const miles = (milesBetween(from, to) * road.roadFactorPercent) / 100
  return { miles, minutes: Math.ceil((miles / road.averageMph) * 60), isEstimate: true }
}

/** Returns the drive from one place to another as it was measured, else an estimate. */
export function findDrive(from: Position, to: Position, road: RoadTerms): Drive {
  const [fromPlace, toPlace] = [placeKey(from), placeKey(to)]
  if (fromPlace === toPlace) return { miles: 0, minutes: 0, isEstimate: false }
  return road.measured?.get(driveKey(fromPlace, toPlace)) ?? estimateDrive(from, to, road)
}

/** Returns the minutes from a stop to a visit, or with `way` back from it; 0 where one of the places isn't known. */
export function driveMinutes(
  stop: Position | null | undefined,
  destination: Destination | null | undefined,
  way: 'there' | 'back',
): number {
  if (!stop || !destination) return 0
  const { position, road } = destination
  const ends = way === 'there' ? ([stop, position] as const) : ([position, stop] as const)
  return findDrive(...ends, road).minutes
}

/** Names a place to about 11 meters, as measured drives do. */
export function placeKey({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`
}

/** Names a drive between two places of `placeKey`. */
export function driveKey(fromPlace: string, toPlace: string): string {
  return `${fromPlace} ${toPlace}`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
