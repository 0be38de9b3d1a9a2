import type { Position } from '@/lib/places/schema'
import type { Destination, Drive, RoadTerms } from '@/lib/travel/schema'

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
  return { miles, minutes: Math.ceil((miles / road.averageMph) * 60) }
}

/** Returns the estimated minutes between a stop and a visit; 0 where one of the places isn't known. */
export function driveMinutes(stop: Position | null | undefined, destination?: Destination | null): number {
  return stop && destination ? estimateDrive(stop, destination.position, destination.road).minutes : 0
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
