import type { Position, Visit } from '@/lib/calendar/light/schema'
import { duskHeight, horizonHeight, readSunDay, type SunDay } from './sun-day'
import { angleBetween, readSunPosition, type SunPosition } from './sun-position'
import { isTwilightVisit, missesArrivalBy } from './twilight'
import { middleOf, minutesAfter, readSpan } from './visit-instants'

/** The light on a front, as photographers speak of it; `low`, `soft` and `high` if the front's direction is unknown. */
export type LightKind =
  | 'sun'
  | 'golden'
  | 'side'
  | 'shade'
  | 'backlit'
  | 'high'
  | 'soft'
  | 'low'
  | 'twilight'
  | 'dark'

export type Light = {
  kind: LightKind
  /** In degrees; of two visits with this kind of light, the greater has the better light. */
  quality: number
}

/** In degrees from the way the front faces: up to here the sun shines on the front, from there it shines along it. */
export const maxFrontAngle = 75
/** In degrees from the way the front faces: beyond, the sun is behind the house. */
const maxSideAngle = 110
/** In degrees: below, the sun is low and its light warm. */
const lowHeight = 8
/** In degrees: above, roofs and eaves shade any front. */
const highHeight = 65
/** In degrees: lights whose quality differs by less look alike. */
const noticeable = 5

/** A visit that starts earlier before sunset is one by daylight, with the twilight at its end. */
const maxTwilightLeadMinutes = 90

/** Best first, for photos by daylight. */
const fromBest: readonly LightKind[] = [
  'sun',
  'golden',
  'side',
  'shade',
  'high',
  'backlit',
  'twilight',
  'dark',
]

/** Returns the light on a front in the middle of a visit; `facing` is in degrees from north, null if unknown. */
export function lightFor(visit: Visit, position: Position, facing: number | null, timeZone: string): Light {
  const span = readSpan(visit, timeZone)
  const day = readSunDay(visit.date, position, timeZone)
  if (isTwilightVisit(span, day)) return { kind: 'twilight', quality: -missesArrivalBy(span, day) }
  return lightAt(readSunPosition(middleOf(span), position), facing)
}

/** Returns the light that a time is named by: that at its start if the visit only ends in twilight. */
export function lightFrom(visit: Visit, position: Position, facing: number | null, timeZone: string): Light {
  const light = lightFor(visit, position, facing, timeZone)
  if (light.kind !== 'twilight' || !isMostlyDaylight(visit, position, timeZone)) return light
  return lightAt(readSunPosition(readSpan(visit, timeZone).start, position), facing)
}

/** Returns whether a visit starts so long before sunset that twilight is only its end. */
export function isMostlyDaylight(visit: Visit, position: Position, timeZone: string): boolean {
  const { sunset } = readSunDay(visit.date, position, timeZone)
  return sunset !== null && readSpan(visit, timeZone).start < minutesAfter(sunset, -maxTwilightLeadMinutes)
}

export function lightAt({ height, direction }: SunPosition, facing: number | null): Light {
  if (height < duskHeight) return { kind: 'dark', quality: height }
  if (height < horizonHeight) return { kind: 'twilight', quality: height }
  if (facing === null) return { kind: kindOfHeight(height), quality: 0 }
  const angle = angleBetween(direction, facing)
  const kind = kindOfFront(height, angle)
  const isLit = angle < 90 && kind !== 'high'
  return { kind, quality: isLit ? -incidence(height, angle) : height }
}

function kindOfHeight(height: number): LightKind {
  if (height < lowHeight) return 'low'
  return height > highHeight ? 'high' : 'soft'
}

function kindOfFront(height: number, angle: number): LightKind {
  if (height > highHeight) return 'high'
  if (angle < maxFrontAngle) return height < lowHeight ? 'golden' : 'sun'
  if (angle < maxSideAngle) return 'side'
  return height < lowHeight ? 'backlit' : 'shade'
}

/** Returns the angle in degrees between the sun's rays and a line straight out of the front. */
function incidence(height: number, angle: number): number {
  const radians = Math.PI / 180
  return Math.acos(Math.cos(height * radians) * Math.cos(angle * radians)) / radians
}

/**
 * Finds the visits of one day that have the best light for a front: several if they start and end at the same time,
 * none if nothing distinguishes the day's visits. If `wantsTwilight`, it's the twilight visit with the best arrival.
 */
export function findBestLight<T extends Visit>(
  visits: readonly T[],
  position: Position,
  facing: number | null,
  timeZone: string,
  wantsTwilight = false,
): T[] {
  // Without its direction, no time is known to suit the front better.
  if (facing === null && !wantsTwilight) return []
  const wanted: readonly LightKind[] = wantsTwilight ? ['twilight'] : fromBest
  const lights = visits
    .map((visit) => ({ visit, light: lightFor(visit, position, facing, timeZone) }))
    .filter(({ visit, light }) => !wantsTwilight || isTwilight(visit, light, position, timeZone))
    .sort((one, other) => compare(one.light, other.light, wanted))
  const best = lights[0]
  if (!best) return []
  const isWorse = ({ light }: { light: Light }) =>
    light.kind !== best.light.kind || best.light.quality - light.quality > noticeable
  const isDistinguished = lights.length < visits.length || lights.some(isWorse)
  return isDistinguished ? visits.filter((visit) => isSameTime(visit, best.visit)) : []
}

/** Returns whether it's a twilight visit, not only one whose middle is in twilight. */
function isTwilight(visit: Visit, light: Light, position: Position, timeZone: string): boolean {
  const day: SunDay = readSunDay(visit.date, position, timeZone)
  return light.kind === 'twilight' && isTwilightVisit(readSpan(visit, timeZone), day)
}

function compare(one: Light, other: Light, kinds: readonly LightKind[]): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.quality - one.quality
}

function isSameTime(one: Visit, other: Visit): boolean {
  return one.date === other.date && one.startTime === other.startTime && one.endTime === other.endTime
}
