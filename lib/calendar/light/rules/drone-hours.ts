import type { SunDay } from './sun-day'
import { minutesAfter, type Span } from './visit-instants'

// 14 CFR 107.29: civil twilight is the 30 minutes before sunrise and after sunset, except in Alaska, where it's the Air
// Almanac's: until the sun is 6 degrees below the horizon.
const twilightMinutes = 30
const alaskanZones = new Set(
  ['Adak', 'Anchorage', 'Juneau', 'Metlakatla', 'Nome', 'Sitka', 'Yakutat'].map((city) => `America/${city}`),
)

/** When a drone may fly. An instant is null if it doesn't happen. */
export type DroneHours = {
  state: SunDay['state']
  sunrise: Date | null
  sunset: Date | null
  /** Civil twilight of the rule, in which a drone needs anti-collision lights. */
  twilightStart: Date | null
  twilightEnd: Date | null
}

export function readDroneHours(day: SunDay, timeZone: string): DroneHours {
  const { state, sunrise, sunset, civilDawn, civilDusk } = day
  const isAlaskan = alaskanZones.has(timeZone)
  const twilightStart = isAlaskan ? civilDawn : sunrise && minutesAfter(sunrise, -twilightMinutes)
  const twilightEnd = isAlaskan ? civilDusk : sunset && minutesAfter(sunset, twilightMinutes)
  return {
    state,
    sunrise,
    sunset,
    twilightStart,
    twilightEnd,
  }
}

export type DroneLight = 'daylight' | 'twilight' | 'night'

/** Returns the darkest of a visit's light by the rule. */
export function droneLightOf({ start, end }: Span, hours: DroneHours): DroneLight {
  const { state, sunrise, sunset, twilightStart, twilightEnd } = hours
  if (state === 'polar-day') return 'daylight'
  if (isWithin(start, end, sunrise, sunset)) return 'daylight'
  // In an Alaskan summer, twilight lasts all night.
  const neverDark = state === 'rises' && !twilightStart && !twilightEnd
  return neverDark || isWithin(start, end, twilightStart, twilightEnd) ? 'twilight' : 'night'
}

function isWithin(start: Date, end: Date, first: Date | null, last: Date | null): boolean {
  return first !== null && last !== null && start >= first && end <= last
}
