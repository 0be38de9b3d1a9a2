import type { SunDay } from './sun-day'
import { minutesAfter, type Span } from './visit-instants'

/** Minutes before sunset at which a photographer aims to arrive, to turn on every light (sonyakimphotography.com). */
export const twilightArrivalMinutes = 30
/** Slots are on a grid, so a visit may start this many minutes before sunset at the latest. */
const minArrivalMinutes = 15
/** Photos are taken right after sunset (txhomephoto.com), in 15 to 25 minutes of light (kennithwheelerphotography.com). */
const minMinutesAfterSunset = 20
/** Twilight is a visit of its own or ends a longer one, so the visit ends at most this many minutes after dusk. */
const maxMinutesAfterDusk = 60

/** Returns whether a visit is at the place from before sunset until the light after it has been photographed. */
export function isTwilightVisit({ start, end }: Span, { sunset, civilDusk }: SunDay): boolean {
  if (!sunset || !civilDusk) return false
  return (
    start <= minutesAfter(sunset, -minArrivalMinutes) &&
    end >= minutesAfter(sunset, minMinutesAfterSunset) &&
    end <= minutesAfter(civilDusk, maxMinutesAfterDusk)
  )
}

/** Returns the minutes by which a visit's start misses the arrival that photographers aim for. */
export function missesArrivalBy({ start }: Span, { sunset }: SunDay): number {
  if (!sunset) return Number.POSITIVE_INFINITY
  const arrival = minutesAfter(sunset, -twilightArrivalMinutes)
  return Math.abs(start.getTime() - arrival.getTime()) / 60_000
}

export type NoTwilight = 'polar-day' | 'polar-night' | 'never-dark'

/** Returns why a day has no twilight to photograph, or null if it has. */
export function findNoTwilight({ state, civilDusk }: SunDay): NoTwilight | null {
  if (state !== 'rises') return state
  return civilDusk ? null : 'never-dark'
}
