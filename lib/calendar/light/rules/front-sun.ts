import type { Position } from '@/lib/calendar/light/schema'
import { maxFrontAngle } from './front-light'
import { horizonHeight, type SunDay } from './sun-day'
import { angleBetween, readSunPosition } from './sun-position'
import { minutesAfter } from './visit-instants'

const stepMinutes = 5

/** When the sun shines on a front; a null start or end is sunrise or sunset, or there is none. */
export type FrontSun = { start: Date | null; end: Date | null }

/** Finds the spans of a day in which the sun shines on a front, to five minutes; two of them on some summer days. */
export function findFrontSun(day: SunDay, position: Position, facing: number): FrontSun[] {
  const first = day.sunrise ?? minutesAfter(day.solarNoon, -12 * 60)
  const last = day.sunset ?? minutesAfter(day.solarNoon, 12 * 60)
  const spans: FrontSun[] = []
  let wasLit = false
  for (let at = first; at <= last; at = minutesAfter(at, stepMinutes)) {
    const { height, direction } = readSunPosition(at, position)
    // At sunrise itself the computed height may be a hair below the horizon.
    const isLit = height > horizonHeight - 0.5 && angleBetween(direction, facing) < maxFrontAngle
    const open = spans.at(-1)
    if (isLit && !wasLit) spans.push({ start: at === first ? null : at, end: null })
    if (!isLit && wasLit && open) open.end = at
    wasLit = isLit
  }
  return day.state === 'polar-night' ? [] : spans
}
