import type { Position, Visit } from '@/lib/calendar/light/schema'
import { findBestLight } from './front-light'

/** How many days with available times are compared. */
const daysCompared = 7

export type Suggestion<T> = { visit: T; reason: 'dusk' | 'light' | 'soonest' }

/**
 * Suggests a time of the next days: the one with the best light, or the first if nothing distinguishes them.
 * @param visits in order of time
 */
export function suggestTime<T extends Visit>(
  visits: readonly T[],
  place: { position: Position; facing: number | null; timeZone: string } | null,
  wantsTwilight: boolean,
): Suggestion<T> | null {
  const days = [...new Set(visits.map(({ date }) => date))].slice(0, daysCompared)
  const near = visits.filter(({ date }) => days.includes(date))
  const [best] = place ? findBestLight(near, place.position, place.facing, place.timeZone, wantsTwilight) : []
  if (best) return { visit: best, reason: wantsTwilight ? 'dusk' : 'light' }
  const [soonest] = near
  return soonest ? { visit: soonest, reason: 'soonest' } : null
}
