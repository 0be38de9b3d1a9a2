import { readSkies } from '@/lib/calendar/light/rules/arc'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import type { Position } from '@/lib/calendar/light/schema'
import { type CalendarDate, toWallTime } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import { percent } from './sky-scale'

/** Returns the sky's colors from one hour of a day to another, as the stops of a CSS gradient. */
export function skyStops(
  date: CalendarDate,
  { from, until }: { from: number; until: number },
  position: Position,
  timeZone: string,
): string {
  const at = (hour: number) =>
    hour < 24
      ? instantOf(date, toWallTime(hour * 60), timeZone)
      : new Date(instantOf(date, '23:00', timeZone).getTime() + 3_600_000)
  const span = { start: at(from), end: at(until) }
  return readSkies(readSunDay(date, position, timeZone), span, position)
    .map(({ x, sky }) => `var(--sky-${sky}) ${percent(x)}`)
    .join(', ')
}
