import type { Visit } from '@/lib/calendar/light/schema'
import { instantOf } from '@/lib/platform/time/clock'

export type Span = { start: Date; end: Date }

/** Returns a visit's instants; its times are on the zone's wall clock. */
export function readSpan({ date, startTime, endTime }: Visit, timeZone: string): Span {
  return { start: instantOf(date, startTime, timeZone), end: instantOf(date, endTime, timeZone) }
}

export function middleOf({ start, end }: Span): Date {
  return new Date((start.getTime() + end.getTime()) / 2)
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
