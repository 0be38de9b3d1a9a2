import { tzOffset } from '@date-fns/tz/tzOffset'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  formatDate,
  formatTwelveHour,
  timeFromDatabase,
  type WallTime,
} from './calendar-date'

const day = 86_400_000

/** Returns the current time. Nothing else reads the clock. */
export function now(): Date {
  return new Date()
}

export function todayIn(timeZone: string): CalendarDate {
  return dateOf(now(), timeZone)
}

/** Returns the calendar date of an instant in the zone. */
export function dateOf(instant: Date | string, timeZone: string): CalendarDate {
  return dateFromDatabase(asUtc(instant, timeZone))
}

export function wallTimeNowIn(timeZone: string): WallTime {
  return wallTimeOf(now(), timeZone)
}

/** Returns the day and the time of day that clocks in the zone show. */
export function studioTimeIn(timeZone: string): { today: CalendarDate; time: WallTime } {
  const instant = now()
  return { today: dateOf(instant, timeZone), time: wallTimeOf(instant, timeZone) }
}

/** Returns whether it's between 8 AM and noon in the zone, when the portal sends scheduled emails. */
export function isMorningIn(timeZone: string): boolean {
  const time = wallTimeNowIn(timeZone)
  return time >= '08:00' && time < '12:00'
}

/** Formats an instant's wall-clock time in the zone: `14:05`. */
export function wallTimeOf(instant: Date | string, timeZone: string): WallTime {
  return timeFromDatabase(asUtc(instant, timeZone))
}

/**
 * Returns the instant of a wall-clock time in the zone. A time that daylight saving skips moves forward; of one that
 * occurs twice, it's the first.
 */
export function instantOf(date: CalendarDate, time: WallTime, timeZone: string): Date {
  const shown = new Date(`${date}T${time}:00.000Z`)
  // The offset may change that day; a day earlier and a day later have the offsets before and after the change.
  const byOffsetOf = (away: number) => {
    const offset = offsetAt(new Date(shown.getTime() + away), timeZone)
    return new Date(shown.getTime() - offset)
  }
  const isRight = (instant: Date) => asUtc(instant, timeZone).getTime() === shown.getTime()
  const [early, late] = [byOffsetOf(-day), byOffsetOf(day)]
  if (early.getTime() === late.getTime()) return early
  return !isRight(early) && isRight(late) ? late : early
}

/** Returns whether this wall-clock time exists on that date in the zone; daylight saving skips an hour. */
export function existsOn(date: CalendarDate, time: WallTime, timeZone: string): boolean {
  const instant = instantOf(date, time, timeZone)
  return dateOf(instant, timeZone) === date && wallTimeOf(instant, timeZone) === time
}

/** Returns whether the zone's offset changes on that date, so that the day doesn't have 24 hours. */
export function changesClocks(date: CalendarDate, timeZone: string): boolean {
  const start = instantOf(date, '00:00', timeZone)
  const end = instantOf(addDays(date, 1), '00:00', timeZone)
  return end.getTime() - start.getTime() !== day
}

/** Formats an instant's date in the zone: `June 12, 2026`. */
export function formatInstantDate(instant: Date | string, timeZone: string): string {
  return formatDate(dateOf(instant, timeZone))
}
/** Formats an instant's date and time in the zone: `June 12, 2026, 14:05`. */
export function formatInstant(instant: Date | string, timeZone: string): string {
  return `${formatInstantDate(instant, timeZone)}, ${wallTimeOf(instant, timeZone)}`
}
/** The same with the zone's abbreviation: `June 12, 2026, 14:05 EDT`. */
export function formatInstantInZone(instant: Date, timeZone: string): string {
  return `${formatInstant(instant, timeZone)} ${zoneNameAt(instant, timeZone)}`
}
/** The same as public pages and emails to visitors show it: `June 12, 2026, 2:05 PM EDT`. */
export function formatPublicInstant(instant: Date, timeZone: string): string {
  const time = formatTwelveHour(wallTimeOf(instant, timeZone))
  return `${formatInstantDate(instant, timeZone)}, ${time} ${zoneNameAt(instant, timeZone)}`
}
/** Returns the zone's abbreviation on that date: `EDT`. */
export function zoneAbbreviation(date: CalendarDate, timeZone: string): string {
  return zoneNameAt(instantOf(date, '12:00', timeZone), timeZone)
}

/** Returns the instant at which UTC shows the wall-clock time that the zone shows at this instant. */
function asUtc(instant: Date | string, timeZone: string): Date {
  const at = new Date(instant)
  return new Date(at.getTime() + offsetAt(at, timeZone))
}

/** Returns the zone's offset from UTC in ms. */
function offsetAt(instant: Date, timeZone: string): number {
  return tzOffset(timeZone, instant) * 60_000
}

function zoneNameAt(instant: Date, timeZone: string): string {
  const parts = zoneNameFormat(timeZone).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

const zoneNameFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats are expensive to create, so each zone's is cached. */
function zoneNameFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneNameFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  zoneNameFormats.set(timeZone, made)
  return made
}
