import { addTime, getTimes } from 'suncalc'
import type { Position } from '@/lib/calendar/light/schema'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** The sun's height in degrees at which its upper edge touches the horizon, with refraction. */
export const horizonHeight = -0.833
/** The sun's height in degrees at civil dawn and dusk. */
export const duskHeight = -6
/** The sun's height in degrees below which photographers speak of golden light. */
export const goldenHeight = 6

// The blue hour lies between 6 and 4 degrees below the horizon.
addTime(-4, 'blueHourEnd', 'blueHourStart')

/** What the sun does on a calendar day at a place. An instant is null if it doesn't happen. */
export type SunDay = {
  date: CalendarDate
  /** Whether the sun rises and sets, or stays above or below the horizon. */
  state: 'rises' | 'polar-day' | 'polar-night'
  /** Also the start of the morning's blue hour. */
  civilDawn: Date | null
  blueHourEnd: Date | null
  sunrise: Date | null
  goldenHourEnd: Date | null
  solarNoon: Date
  goldenHourStart: Date | null
  sunset: Date | null
  blueHourStart: Date | null
  /** Also the end of the evening's blue hour. May be after midnight. */
  civilDusk: Date | null
}

/** Reads the day whose solar noon is nearest to noon on the wall clock. */
export function readSunDay(date: CalendarDate, position: Position, timeZone: string): SunDay {
  // suncalc takes the solar noon nearest to the instant, so midnight could give the day before.
  const times = getTimes(instantOf(date, '12:00', timeZone), position.latitude, position.longitude)
  return {
    date,
    state: readState(times),
    civilDawn: times.dawn,
    blueHourEnd: readInstant(times.blueHourEnd),
    sunrise: times.sunrise,
    goldenHourEnd: times.goldenHourEnd,
    solarNoon: times.solarNoon,
    goldenHourStart: times.goldenHour,
    sunset: times.sunset,
    blueHourStart: readInstant(times.blueHourStart),
    civilDusk: times.dusk,
  }
}

function readState({ alwaysUp, alwaysDown }: { alwaysUp?: boolean; alwaysDown?: boolean }): SunDay['state'] {
  if (alwaysUp) return 'polar-day'
  return alwaysDown ? 'polar-night' : 'rises'
}

function readInstant(time: unknown): Date | null {
  return time instanceof Date ? time : null
}
