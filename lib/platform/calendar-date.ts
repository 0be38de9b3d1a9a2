// Calendar dates and wall-clock times as such: no now and no zone, so that a browser gets them without the zones.

/** A calendar date, `yyyy-MM-dd`, in the studio's zone. */
export type CalendarDate = string
/** A wall-clock time, `HH:mm`, in the studio's zone. */
export type WallTime = string

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
  return inFull(date)
}
/** `Friday` */
export function formatWeekday(date: CalendarDate): string {
  return weekday(date)
}
/** `Jun` */
export function formatMonth(date: CalendarDate): string {
  return month(date)
}
/** `June 2026` */
export function formatMonthAndYear(date: CalendarDate): string {
  return monthAndYear(date)
}

const inFull = formatter({ month: 'long', day: '2-digit', year: 'numeric' })
const weekday = formatter({ weekday: 'long' })
const month = formatter({ month: 'short' })
const monthAndYear = formatter({ month: 'long', year: 'numeric' })

/** Made with the first date: making one costs a phone tens of milliseconds, and most pages need none. */
function formatter(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return made.format(dateToDatabase(date))
  }
}
