import { addDays, type CalendarDate, weekdayOf } from '@/lib/platform/calendar-date'
import { instantOf } from '@/lib/platform/clock'
import type { PeriodLength } from './rules'

/** The studio's days from one to another, both included, and the instants at which they begin and have ended. */
export type Span = { from: CalendarDate; to: CalendarDate; start: Date; end: Date }

export type Period = Span & {
  days: PeriodLength
  timeZone: string
  /** As many days before it, to compare with. */
  before: Span
  /** Whole weeks from a Monday up to today: those of the period, and never fewer than eleven. */
  weeks: Span
}

const minWeeks = 11

/** The last `days` days up to today, in the studio's zone: a day on which clocks are set is one like any other. */
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

/** Every date from one to another, or every `step`th. */
export function datesBetween(from: CalendarDate, to: CalendarDate, step = 1): CalendarDate[] {
  const dates = []
  for (let date = from; date <= to; date = addDays(date, step)) dates.push(date)
  return dates
}
