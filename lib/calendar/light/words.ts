import type { DroneHours, DroneLight } from '@/lib/calendar/light/rules/drone-hours'
import { directionOf } from '@/lib/calendar/light/rules/facing'
import type { LightKind } from '@/lib/calendar/light/rules/front-light'
import type { FrontSun } from '@/lib/calendar/light/rules/front-sun'
import type { Suggestion } from '@/lib/calendar/light/rules/suggest-time'
import type { SunDay } from '@/lib/calendar/light/rules/sun-day'
import { type NoTwilight, twilightArrivalMinutes } from '@/lib/calendar/light/rules/twilight'
import { addDays, formatDay, formatTwelveHour, type WallTime } from '@/lib/platform/time/calendar-date'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'

/** Why a time is suggested. */
export const suggestionWords: Record<Suggestion<unknown>['reason'], string> = {
  light: 'Best light on the front',
  dusk: 'Best dusk light',
  soonest: 'Soonest',
}
export const sunPathLabel = "Available times along the sun's path"
export const unknownFacingText = "I don't know"

/** The light of a time: in one word beside it, and more fully where there is room. */
export const lightWords: Record<LightKind, { word: string; title: string; detail: string }> = {
  sun: { word: 'Sunny', title: 'Sun on the front', detail: 'Clear light on the front' },
  golden: { word: 'Golden', title: 'Golden front', detail: 'Low sun, warm light on the front' },
  side: { word: 'Side light', title: 'Side light', detail: 'Depth and shadow on the front' },
  shade: { word: 'Shade', title: 'Front in shade', detail: 'Even light, sky behind the house is bright' },
  backlit: {
    word: 'Backlit',
    title: 'Low sun behind the house',
    detail: 'Front is dark against a bright sky',
  },
  high: { word: 'High sun', title: 'High sun', detail: 'Hard shadows under the roof' },
  soft: { word: 'Daylight', title: 'Daylight', detail: 'The sun is well up' },
  low: { word: 'Golden', title: 'Low sun', detail: 'Warm light, long shadows' },
  twilight: { word: 'Dusk', title: 'Twilight', detail: 'Windows glow, deep blue sky' },
  dark: { word: 'Dark', title: 'Dark', detail: 'No daylight outside' },
}

/** The light of a long visit that ends in twilight. */
export const mixedLightWords = {
  title: 'Daylight, twilight at the end',
  detail: 'Windows glow in the last photos',
}

/** `The front faces west-southwest` */
export function facingInWords(facing: number | null): string {
  return facing === null ? 'Front direction unknown' : `The front faces ${directionOf(facing)}`
}

/** `West-southwest` */
export function directionInWords(degrees: number): string {
  const name = directionOf(degrees)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a time of the wall clock. */
export type TimeFormat = (time: WallTime) => string

/** `17:19`, or `01:32 the next day` after midnight. */
export function sunTimeInWords(instant: Date, date: string, timeZone: string, format?: TimeFormat): string {
  const time = roundedTime(instant, timeZone, format)
  const day = dateOf(instant, timeZone)
  if (day === addDays(date, 1)) return `${time} the next day`
  return day === addDays(date, -1) ? `${time} the day before` : time
}

/** Formats an instant's wall-clock time to the nearest minute, as almanacs do. */
export function roundedTime(instant: Date, timeZone: string, format: TimeFormat = String): string {
  return format(wallTimeOf(new Date(Math.round(instant.getTime() / 60_000) * 60_000), timeZone))
}

/** The fold with everything about the light that few need. */
export const moreLightLabel = 'More about the light'

/** `Light on November 25` */
export function lightTitle(date: string): string {
  return `Light on ${formatDay(date)}`
}

/** `Sun on November 25: rises 07:16, sets 17:19. The front faces west-southwest and has sun from 12:40.` */
export function sunInWords(
  day: SunDay,
  front: { facing: number; sun: readonly FrontSun[] } | null,
  timeZone: string,
  format?: TimeFormat,
): string {
  const sun = `Sun on ${formatDay(day.date)}: ${movementInWords(day, timeZone, format)}.`
  if (!front) return sun
  return `${sun} ${facingInWords(front.facing)} and ${frontSunInWords(front.sun, timeZone, format)}.`
}

/** `rises 07:16, sets 17:19` */
function movementInWords(
  { state, date, sunrise, sunset }: SunDay,
  timeZone: string,
  format?: TimeFormat,
): string {
  if (state === 'polar-day') return 'stays up all day'
  if (state === 'polar-night' || !sunrise || !sunset) return "doesn't rise"
  const [rises, sets] = [sunrise, sunset].map((at) => sunTimeInWords(at, date, timeZone, format))
  return `rises ${rises}, sets ${sets}`
}

function frontSunInWords(spans: readonly FrontSun[], timeZone: string, format?: TimeFormat): string {
  if (spans.length === 0) return 'has no direct sun'
  return `has sun ${spansInWords(spans, timeZone, format)}`
}

function spansInWords(spans: readonly FrontSun[], timeZone: string, format?: TimeFormat): string {
  return spans.map((span) => spanInWords(span, timeZone, format)).join(' and ')
}

function spanInWords({ start, end }: FrontSun, timeZone: string, format?: TimeFormat): string {
  if (!start && !end) return 'all day'
  if (!start) return end ? `until ${roundedTime(end, timeZone, format)}` : 'all day'
  const from = `from ${roundedTime(start, timeZone, format)}`
  return end ? `${from} to ${roundedTime(end, timeZone, format)}` : from
}

export const noTwilightWords: Record<NoTwilight, string> = {
  'polar-day': "The sun doesn't set on this day, so there's no twilight to photograph.",
  'polar-night': "The sun doesn't rise on this day, so there's no sunset to photograph.",
  'never-dark': "It doesn't get dark enough on this day for windows to glow.",
}

/** `Sunset is at 17:19. The photographer arrives about 30 minutes before it, and the windows glow for 15 to 25 minutes after it.` */
export function twilightInWords({ date, sunset }: SunDay, timeZone: string): string | null {
  if (!sunset) return null
  const arrival = `The photographer arrives about ${twilightArrivalMinutes} minutes before it`
  return `Sunset is at ${sunTimeInWords(sunset, date, timeZone)}. ${arrival}, and the windows glow for 15 to 25 minutes after it.`
}

export const droneLightWords: Record<DroneLight, string> = {
  daylight: 'The drone can fly in daylight for the whole visit.',
  twilight: 'Part of the visit is in civil twilight: the drone needs anti-collision lights.',
  night:
    'Part of the visit is at night: the drone needs anti-collision lights and a pilot trained for night flights.',
}

/** `Drone daylight: 07:16 – 17:19.` */
export function droneHoursInWords(hours: DroneHours, date: string, timeZone: string): string {
  const { state, sunrise, sunset } = hours
  if (state === 'polar-day') return 'Drone daylight: all day.'
  if (!sunrise || !sunset) return 'No drone daylight on this day.'
  const [start, end] = [sunrise, sunset].map((at) => sunTimeInWords(at, date, timeZone))
  return `Drone daylight: ${start} – ${end}.`
}

export const lightTodayTitle = 'Light here today'

/** The light of a moment, for people who want to live there. */
export const homeLightWords: Record<LightKind, string> = {
  sun: 'Sun on the front.',
  golden: 'Low, warm sun on the front.',
  side: 'Sun along the side of the house.',
  shade: 'Sun on the back, the front in shade.',
  backlit: 'Low sun behind the house.',
  high: 'The sun is high above the roof.',
  soft: 'Daylight.',
  low: 'Low, warm sun.',
  twilight: 'Twilight.',
  dark: 'Night.',
}

/** `June 10. The front faces southwest.` */
export function homeLightNote(date: string, facing: number | null): string {
  return facing === null ? formatDay(date) : `${formatDay(date)}. ${facingInWords(facing)}.`
}

/**
 * Returns what the sun does at a house on a day, by its parts, with times as on public pages.
 * @param front null where it isn't known which way it faces
 * @param noonHeight the sun's height at noon, in degrees
 */
export function homeDayInWords(
  day: SunDay,
  front: readonly FrontSun[] | null,
  noonHeight: number,
  timeZone: string,
): { part: string; text: string }[] {
  const at = (instant: Date) => sunTimeInWords(instant, day.date, timeZone, formatTwelveHour)
  const { sunrise, sunset, goldenHourEnd, goldenHourStart, solarNoon } = day
  const height = `${Math.round(noonHeight)}° above the horizon`
  const onFront = front && spansInWords(front, timeZone, formatTwelveHour)
  return [
    sunrise && {
      part: 'Morning',
      text: `Sunrise at ${at(sunrise)}.${goldenHourEnd ? ` Golden light until ${at(goldenHourEnd)}.` : ''}`,
    },
    day.state === 'polar-night'
      ? { part: 'Noon', text: "The sun doesn't rise today." }
      : { part: 'Noon', text: `The sun is highest at ${at(solarNoon)}, ${height}.` },
    onFront !== null && {
      part: 'The front',
      text: onFront === '' ? 'No direct sun today.' : `In the sun ${onFront}.`,
    },
    sunset && {
      part: 'Evening',
      text: `${goldenHourStart ? `Golden light from ${at(goldenHourStart)}. ` : ''}Sunset at ${at(sunset)}.`,
    },
  ].filter((one) => one !== null && one !== false)
}
