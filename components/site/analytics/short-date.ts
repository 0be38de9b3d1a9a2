import { type CalendarDate, formatMonth } from '@/lib/platform/time/calendar-date'

/** Formats a date as `Jun 09`. */
export function shortDate(date: CalendarDate): string {
  return `${formatMonth(date)} ${date.slice(-2)}`
}

/** Returns the interval of axis labels that leaves about seven; whole weeks for days. */
export function spacing(columns: number, unit: 'day' | 'week'): number {
  if (columns <= 11) return 1
  const step = Math.ceil(columns / 7)
  return unit === 'day' ? Math.ceil(step / 7) * 7 : step
}
