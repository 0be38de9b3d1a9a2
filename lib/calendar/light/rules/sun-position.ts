import { getPosition } from 'suncalc'
import type { Position } from '@/lib/calendar/light/schema'

/** In degrees: `height` above the horizon, `direction` clockwise from north. */
export type SunPosition = { height: number; direction: number }

export function readSunPosition(instant: Date, position: Position): SunPosition {
  const { altitude, azimuth } = getPosition(instant, position.latitude, position.longitude)
  return { height: altitude, direction: azimuth }
}

/** Returns the angle between two directions, 0 to 180 degrees. */
export function angleBetween(one: number, other: number): number {
  const turn = (((one - other) % 360) + 360) % 360
  return Math.min(turn, 360 - turn)
}
