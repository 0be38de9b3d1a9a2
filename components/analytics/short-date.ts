import { type CalendarDate, formatMonth } from '@/lib/platform/calendar-date'

/** `Jun 09`, under a column. */
export function shortDate(date: CalendarDate): string {
  return `${formatMonth(date)} ${date.slice(-2)}`
}

/** Which n-th names are written, so that about six stand under the columns: each, every other, or by weeks. */
export function spacing(columns: number, unit: 'day' | 'week'): number {
  if (columns <= 11) return 1
  const step = Math.ceil(columns / 7)
  return unit === 'day' ? Math.ceil(step / 7) * 7 : step
}
