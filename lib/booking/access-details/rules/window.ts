import { accessFromTime } from '@/lib/booking/access-details/limits'
import { addDays, type CalendarDate, type WallTime } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf } from '@/lib/platform/time/clock'

type Shoot = { date: CalendarDate; endTime: WallTime }

/** When the photographer may view a shoot's access details: `from` included, `until` not. */
export type Window = { from: Date; until: Date }

/** Returns the window of a shoot, by the studio's clock. */
export function windowOf({ date, endTime }: Shoot, timeZone: string): Window {
  return {
    from: instantOf(addDays(date, -1), accessFromTime, timeZone),
    until: instantOf(date, endTime, timeZone),
  }
}

export function stageOf({ from, until }: Window, now: Date): 'before' | 'open' | 'after' {
  if (now < from) return 'before'
  return now < until ? 'open' : 'after'
}

/** Returns the first and last date of the shoots whose windows may be open now, for a WHERE. */
export function openShootDates(now: Date, timeZone: string): { first: CalendarDate; last: CalendarDate } {
  const today = dateOf(now, timeZone)
  const isEvening = now >= instantOf(today, accessFromTime, timeZone)
  return {
    first: today,
    last: isEvening ? addDays(today, 1) : today,
  }
}
