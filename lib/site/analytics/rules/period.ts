import { addDays, type CalendarDate, weekdayOf } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** The selectable periods, in days including today. */
export const periodLengths = [7, 30, 90, 365] as const
export type PeriodLength = (typeof periodLengths)[number]
export const usualPeriod: PeriodLength = 30

/** A range of the studio's days, both included, and the instants at which it starts and ends. */
export type Span = { from: CalendarDate; to: CalendarDate; start: Date; end: Date }

export type Period = Span & {
  days: PeriodLength
  timeZone: string
  /** The previous period of the same length. */
  before: Span
  /** Whole weeks from a Monday up to today that cover the period; at least eleven. */
  weeks: Span
}

const minWeeks = 11

/** Returns the last `days` days up to today in the studio's time zone. A day with a clock change counts as one day. */
export function periodUpTo(today: CalendarDate, days: PeriodLength, timeZone: string): Period {
  const from = addDays(today, 1 - days)
  const ofWeeks = [mondayOf(from), addDays(mondayOf(today), -7 * (minWeeks - 1))].sort()[0] ?? from
  return {
    days,
    timeZone,
    ...spanOf(from, today, timeZone),
    before: spanOf(addDays(from, -days), addDays(from, -1), timeZone),
    weeks: spanOf(ofWeeks, today, timeZone),
  }
}

function spanOf(from: CalendarDate, to: CalendarDate, timeZone: string): Span {
  return {
    from,
    to,
    start: instantOf(from, '00:00', timeZone),
    end: instantOf(addDays(to, 1), '00:00', timeZone),
  }
}

export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date))
}

/** Returns every date from one to another, both included, or every `step`th. */
export function datesBetween(from: CalendarDate, to: CalendarDate, step = 1): CalendarDate[] {
  const dates = []
  for (let date = from; date <= to; date = addDays(date, step)) dates.push(date)
  return dates
}

/** The first week of a period starts with the period. */
export function startOfWeek(date: CalendarDate, period: Span): CalendarDate {
  const isFirst = mondayOf(date) < period.from
  return isFirst ? period.from : mondayOf(date)
}
