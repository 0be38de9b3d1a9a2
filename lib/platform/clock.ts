import { TZDate } from '@date-fns/tz'
import { format, formatDistanceToNowStrict } from 'date-fns'

/** A calendar date, `yyyy-MM-dd`, in the studio's zone. */
export type CalendarDate = string
/** A wall-clock time, `HH:mm`, in the studio's zone. */
export type WallTime = string

/** The only source of now. */
export function now(): Date {
  return new Date()
}

export function todayIn(timeZone: string): CalendarDate {
  return dateOf(now(), timeZone)
}

/** The calendar date of an instant in the zone. */
export function dateOf(instant: Date, timeZone: string): CalendarDate {
  return format(new TZDate(instant.getTime(), timeZone), 'yyyy-MM-dd')
}

export function wallTimeNowIn(timeZone: string): WallTime {
  return wallTimeOf(now(), timeZone)
}

/** The instant at which a wall clock in the zone shows this date and time; a time skipped by summer time moves on. */
export function instantOf(date: CalendarDate, time: WallTime, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime())
}

/** Whether a wall clock in the zone ever shows this time on that date: summer time skips an hour. */
export function existsOn(date: CalendarDate, time: WallTime, timeZone: string): boolean {
  const shown = new TZDate(instantOf(date, time, timeZone).getTime(), timeZone)
  return format(shown, 'yyyy-MM-dd HH:mm') === `${date} ${time}`
}

/** Whether the clocks of the zone are set on that date: it lasts longer or shorter than 24 hours. */
export function changesClocks(date: CalendarDate, timeZone: string): boolean {
  const [start, end] = [date, addDays(date, 1)].map((day) => instantOf(day, '00:00', timeZone).getTime())
  return Number(end) - Number(start) !== 86_400_000
}

/** ISO weekday of a date: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return dateToDatabase(date).getUTCDay() || 7
}

/** Counted in UTC, whose days all have 24 hours: the machine's own zone has no say, in a browser neither. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateFromDatabase(new Date(dateToDatabase(date).getTime() + days * 86_400_000))
}

/** Postgres `date` and `time` travel through Prisma as UTC instants; these four keep that in one place. */
export function dateToDatabase(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00.000Z`)
}
export function dateFromDatabase(value: Date): CalendarDate {
  return value.toISOString().slice(0, 10)
}
export function timeToDatabase(time: WallTime): Date {
  return new Date(`1970-01-01T${time}:00.000Z`)
}
export function timeFromDatabase(value: Date): WallTime {
  return value.toISOString().slice(11, 16)
}

/** `June 12, 2026`; the day is zero-padded: `June 09, 2026`. */
export function formatDate(date: CalendarDate): string {
  return format(localDate(date), 'MMMM dd, yyyy')
}
/** `Friday` */
export function formatWeekday(date: CalendarDate): string {
  return format(localDate(date), 'EEEE')
}
/** `Jun` */
export function formatMonth(date: CalendarDate): string {
  return format(localDate(date), 'MMM')
}
/** `June 2026` */
export function formatMonthAndYear(date: CalendarDate): string {
  return format(localDate(date), 'MMMM yyyy')
}
/** The day of an instant in the zone, `June 12, 2026`. */
export function formatInstantDate(instant: Date | string, timeZone: string): string {
  return format(new TZDate(new Date(instant).getTime(), timeZone), 'MMMM dd, yyyy')
}
/** The day and time of an instant in the zone, `June 12, 2026, 14:05`. */
export function formatInstant(instant: Date | string, timeZone: string): string {
  return format(new TZDate(new Date(instant).getTime(), timeZone), 'MMMM dd, yyyy, HH:mm')
}
/** The same with the zone's short name at that moment, `June 12, 2026, 14:05 EDT`. */
export function formatInstantInZone(instant: Date, timeZone: string): string {
  return `${formatInstant(instant, timeZone)} ${zoneNameAt(instant, timeZone)}`
}
/** The wall clock of an instant in the zone, `14:05`. */
export function wallTimeOf(instant: Date | string, timeZone: string): WallTime {
  return format(new TZDate(new Date(instant).getTime(), timeZone), 'HH:mm')
}
/** The zone's short name on that day, `EDT`. */
export function zoneAbbreviation(date: CalendarDate, timeZone: string): string {
  return zoneNameAt(instantOf(date, '12:00', timeZone), timeZone)
}
/** `9 minutes`, `2 days`: how long ago. */
export function formatAge(instant: Date | string): string {
  return formatDistanceToNowStrict(new Date(instant))
}

function localDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function zoneNameAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
