import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/** Returns the same day one year later; for February 29 the day before. */
export function endOfYear(start: CalendarDate): CalendarDate {
  const [year = '', month = '', day = ''] = start.split('-')
  const isLeapDay = month === '02' && day === '29'
  return [Number(year) + 1, month, isLeapDay ? '28' : day].join('-')
}
