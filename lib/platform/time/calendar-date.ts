// Calendar dates and wall-clock times without a zone or the current time, so that browsers don't load time-zone code.

/** A calendar date, `yyyy-MM-dd`, in the studio's zone. */
export type CalendarDate = string
/** A wall-clock time, `HH:mm`, in the studio's zone. */
export type WallTime = string

/** ISO weekday of a date: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return dateToDatabase(date).getUTCDay() || 7
}

/** Computed in UTC, where every day has 24 hours; the machine's time zone doesn't matter. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateFromDatabase(new Date(dateToDatabase(date).getTime() + days * 86_400_000))
}

/** Prisma represents Postgres' `date` and `time` as UTC instants; only these four functions convert them. */
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
/** `November 5` */
export function formatDay(date: CalendarDate): string {
  return monthAndDay(date)
}
/** `Fri, Dec 4` */
export function formatShortDay(date: CalendarDate): string {
  return shortDay(date)
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
const monthAndDay = formatter({ month: 'long', day: 'numeric' })
const shortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' })
const weekday = formatter({ weekday: 'long' })
const month = formatter({ month: 'short' })
const monthAndYear = formatter({ month: 'long', year: 'numeric' })

/** Created on first use: it takes tens of milliseconds on a phone, and most pages don't need it. */
function formatter(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return made.format(dateToDatabase(date))
  }
}

/** `09:00 – 12:00` */
export function timeRange({ startTime, endTime }: { startTime: WallTime; endTime: WallTime }): string {
  return `${startTime} – ${endTime}`
}

/** `9:00 AM`, as public pages and emails to sellers and visitors show a time. */
export function formatTwelveHour(time: WallTime): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `9:00 AM – 12:00 PM` */
export function twelveHourRange({ startTime, endTime }: { startTime: WallTime; endTime: WallTime }): string {
  return `${formatTwelveHour(startTime)} – ${formatTwelveHour(endTime)}`
}

/** Returns the minutes since midnight on the wall clock. */
export function minutesOf(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Returns the wall-clock time that many minutes after midnight; must be below 1440. */
export function toWallTime(minutes: number): WallTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** `June 12, 2026 at 09:00` */
export function whenOf({ date, startTime }: { date: CalendarDate; startTime: WallTime }): string {
  return `${formatDate(date)} at ${startTime}`
}
