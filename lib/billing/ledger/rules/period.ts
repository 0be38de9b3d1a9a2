import { addDays, type CalendarDate, formatMonthAndYear } from '@/lib/platform/time/calendar-date'

/** `2026`, `2026-q3`, or `2026-09`. */
export type BookPeriod = string

/** From the first day to the last, both included. */
export type Days = { from: CalendarDate; to: CalendarDate }

const pattern = /^(\d{4})(?:-(?:q([1-4])|(0[1-9]|1[0-2])))?$/
/** How many years of periods are offered besides the current one. */
const offeredYears = 3

export function isPeriod(text: string): boolean {
  return pattern.test(text)
}

/** Returns the days of a period. @throws Error for a text that isn't one */
export function daysOf(period: BookPeriod): Days {
  const [, year, quarter, month] = pattern.exec(period) ?? []
  if (year === undefined) throw new Error(`not a period: ${period}`)
  const first = month ? Number(month) : quarter ? Number(quarter) * 3 - 2 : 1
  const months = month ? 1 : quarter ? 3 : 12
  return { from: firstOf(Number(year), first), to: addDays(firstOf(Number(year), first + months), -1) }
}

/** Counts months from 1; the 13th is January of the next year. */
function firstOf(year: number, month: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
}

/** `2026`, `July – September 2026`, `September 2026` */
export function nameOfPeriod(period: BookPeriod): string {
  const { from, to } = daysOf(period)
  const [first, last] = [formatMonthAndYear(from), formatMonthAndYear(to)]
  if (first === last) return first
  return period.includes('q') ? `${first.replace(/ \d+$/, '')} – ${last}` : period
}

/** Returns the periods to choose from, newest first: months and quarters of this year and the last, and some years. */
export function periodsUntil(today: CalendarDate): BookPeriod[] {
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: offeredYears + 1 }, (_, ago) => String(year - ago))
  const quarters = years.slice(0, 2).flatMap((one) => [4, 3, 2, 1].map((quarter) => `${one}-q${quarter}`))
  const months = years
    .slice(0, 2)
    .flatMap((one) =>
      Array.from({ length: 12 }, (_, index) => `${one}-${String(12 - index).padStart(2, '0')}`),
    )
  return [...months, ...quarters, ...years].filter((period) => daysOf(period).from <= today)
}
