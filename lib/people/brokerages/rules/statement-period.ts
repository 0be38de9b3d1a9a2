import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/** What a brokerage's statement collects, by its first and last day: the month of its invoices, or if it's issued by hand, of its shoots. */
export type Period = { startsOn: CalendarDate; endsOn: CalendarDate }

/** Returns the month of a day. */
export function monthOf(date: CalendarDate): Period {
  const startsOn = `${date.slice(0, 7)}-01`
  const dayOfNext = addDays(startsOn, 31)
  return { startsOn, endsOn: addDays(`${dayOfNext.slice(0, 7)}-01`, -1) }
}

/** Returns when a statement is due: days after the last day of what it collects, but no day before it is issued. */
export function dueOnOf(
  { endsOn }: Pick<Period, 'endsOn'>,
  dueDays: number,
  today: CalendarDate,
): CalendarDate {
  const dueOn = addDays(endsOn, dueDays)
  return dueOn < today ? today : dueOn
}
