import { addDays, type CalendarDate, weekdayOf } from '@/lib/platform/time/calendar-date'
import { firstWeekday } from '@/lib/platform/time/week'

/** Returns the seven days of a date's week, from the first weekday of the studio's locale. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const first = addDays(date, -((weekdayOf(date) - firstWeekday() + 7) % 7))
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days))
}

/** Returns the whole weeks of a date's month; the first and last may include days of the neighboring months. */
export function weeksOfMonth(date: CalendarDate): CalendarDate[][] {
  const weeks: CalendarDate[][] = []
  let week = weekOf(firstOfMonth(date))
  while ((week[0] ?? '') <= lastOfMonth(date)) {
    weeks.push(week)
    week = weekOf(addDays(week[0] ?? date, 7))
  }
  return weeks
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  return addDays(addMonths(firstOfMonth(date), 1), -1)
}

/** Returns the same day this many months later, or earlier if negative. In a shorter month it is the last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const target = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString()
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return `${target.slice(0, 8)}${String(Math.min(day, length)).padStart(2, '0')}`
}

export function isSameMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** Returns the date, clamped to a span. */
export function within(date: CalendarDate, first: CalendarDate, last: CalendarDate): CalendarDate {
  if (date < first) return first
  return date > last ? last : date
}
