import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

/** `10 hours`, `1 hour 30 minutes`, `45 minutes` */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && countOf(hours, 'hour'), (rest > 0 || hours === 0) && countOf(rest, 'minute')]
  return parts.filter(Boolean).join(' ')
}

/**
 * `We'll be at 12 Long Lane for about 5 hours.`; empty for a visit of 0 minutes. "About", because the booked time may be longer:
 * it consists of whole slots. @param street empty if it isn't known yet
 */
export function visitTakes(minutes: number, street: string): string {
  return minutes > 0 ? `We'll be at ${street || 'the property'} for about ${durationInWords(minutes)}.` : ''
}

/** As a choice in a list: `45 minutes`, `1 hour`, `1.5 hours`, `2 days`. */
export function lengthInWords(minutes: number): string {
  if (minutes % 1440 === 0 && minutes > 1440) return countOf(minutes / 1440, 'day')
  if (minutes % 30 === 0 && minutes >= 60) return countOf(minutes / 60, 'hour')
  return countOf(minutes, 'minute')
}

/** `June 12, 2026`, `June 12, 2026 – June 14, 2026` */
export function daysInWords(fromDate: CalendarDate, untilDate: CalendarDate): string {
  return fromDate === untilDate ? formatDate(fromDate) : `${formatDate(fromDate)} – ${formatDate(untilDate)}`
}
