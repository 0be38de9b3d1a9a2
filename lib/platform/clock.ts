import { tzOffset } from '@date-fns/tz/tzOffset'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  formatDate,
  timeFromDatabase,
  type WallTime,
} from './calendar-date'

const day = 86_400_000

/** The only source of now. */
export function now(): Date {
  return new Date()
}

export function todayIn(timeZone: string): CalendarDate {
  return dateOf(now(), timeZone)
}

/** The calendar date of an instant in the zone. */
export function dateOf(instant: Date | string, timeZone: string): CalendarDate {
  return dateFromDatabase(asUtc(instant, timeZone))
}

export function wallTimeNowIn(timeZone: string): WallTime {
  return wallTimeOf(now(), timeZone)
}

/** Whether it is between 8 AM and noon in the zone: when the portal's own emails go out, and not at night. */
export function isMorningIn(timeZone: string): boolean {
  const time = wallTimeNowIn(timeZone)
  return time >= '08:00' && time < '12:00'
}

/** The wall clock of an instant in the zone, `14:05`. */
export function wallTimeOf(instant: Date | string, timeZone: string): WallTime {
  return timeFromDatabase(asUtc(instant, timeZone))
}

/**
 * The instant at which a wall clock in the zone shows this date and time. A time skipped by summer time moves on; of
 * one that comes twice it is the first.
 */
export function instantOf(date: CalendarDate, time: WallTime, timeZone: string): Date {
  const shown = new Date(`${date}T${time}:00.000Z`)
  // Clocks may be set that day; the offsets a day off on either side are the one before it and the one after.
  const byOffsetOf = (away: number) => {
    const offset = offsetAt(new Date(shown.getTime() + away), timeZone)
    return new Date(shown.getTime() - offset)
  }
  const isRight = (instant: Date) => asUtc(instant, timeZone).getTime() === shown.getTime()
  const [early, late] = [byOffsetOf(-day), byOffsetOf(day)]
  return !isRight(early) && isRight(late) ? late : early
}

/** Whether a wall clock in the zone ever shows this time on that date: summer time skips an hour. */
export function existsOn(date: CalendarDate, time: WallTime, timeZone: string): boolean {
  const instant = instantOf(date, time, timeZone)
  return dateOf(instant, timeZone) === date && wallTimeOf(instant, timeZone) === time
}

/** Whether the clocks of the zone are set on that date: it lasts longer or shorter than 24 hours. */
export function changesClocks(date: CalendarDate, timeZone: string): boolean {
  const start = instantOf(date, '00:00', timeZone)
  const end = instantOf(addDays(date, 1), '00:00', timeZone)
  return end.getTime() - start.getTime() !== day
}

/** The day of an instant in the zone, `June 12, 2026`. */
export function formatInstantDate(instant: Date | string, timeZone: string): string {
  return formatDate(dateOf(instant, timeZone))
}
/** The day and time of an instant in the zone, `June 12, 2026, 14:05`. */
export function formatInstant(instant: Date | string, timeZone: string): string {
  return `${formatInstantDate(instant, timeZone)}, ${wallTimeOf(instant, timeZone)}`
}
/** The same with the zone's short name at that moment, `June 12, 2026, 14:05 EDT`. */
export function formatInstantInZone(instant: Date, timeZone: string): string {
  return `${formatInstant(instant, timeZone)} ${zoneNameAt(instant, timeZone)}`
}
/** The zone's short name on that day, `EDT`. */
export function zoneAbbreviation(date: CalendarDate, timeZone: string): string {
  return zoneNameAt(instantOf(date, '12:00', timeZone), timeZone)
}

/** The moment at which a clock of UTC shows what a wall clock in the zone shows at the instant. */
function asUtc(instant: Date | string, timeZone: string): Date {
  const at = new Date(instant)
  return new Date(at.getTime() + offsetAt(at, timeZone))
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  return tzOffset(timeZone, instant) * 60_000
}

function zoneNameAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/**
 * Orders ISO 8601 instants in UTC, the latest first. They compare as plain text; a locale's order would be the same and
 * costs a browser the loading of its tables.
 */
export function latestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
