import {
  addMonths,
  firstOfMonth,
  isSameMonth,
  weekOf,
  weeksOfMonth,
} from '@/components/calendar/availability/calendar-days'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/** Returns the days of the months before and after a day's. */
export function monthsBeside(day: CalendarDate): [CalendarDate[], CalendarDate[]] {
  const first = firstOfMonth(day)
  return [daysOfMonth(addMonths(first, -1)), daysOfMonth(addMonths(first, 1))]
}

/**
 * Returns the day that a key moves to, or null for any other key.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function dayOfKey(key: string, day: CalendarDate): CalendarDate | null {
  const week = weekOf(day)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return week[0] ?? null
    case 'End':
      return week[6] ?? null
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}

function daysOfMonth(date: CalendarDate): CalendarDate[] {
  return weeksOfMonth(date)
    .flat()
    .filter((day) => isSameMonth(day, date))
}
