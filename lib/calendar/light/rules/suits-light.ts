import type { Position, Visit } from '@/lib/calendar/light/schema'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { ServiceLight } from '@/prisma/generated/enums'
import { readSunDay, type SunDay } from './sun-day'
import { isTwilightVisit } from './twilight'
import { readSpan } from './visit-instants'

/** The light that a visit needs at a place. */
export type NeededLight = { light: Exclude<ServiceLight, 'ANY'>; position: Position }

/**
 * Returns a function that says whether a visit is in the light it needs: by day from sunrise to sunset, at twilight as
 * `isTwilightVisit` says. Reads the sun once per date, and computes equal times once: all photographers may have the same.
 */
export function lightFilter(needed: NeededLight | null, timeZone: string): (visit: Visit) => boolean {
  if (!needed) return () => true
  const { light, position } = needed
  const days = new Map<CalendarDate, SunDay>()
  const results = new Map<string, boolean>()
  return (visit) => {
    const key = `${visit.date} ${visit.startTime} ${visit.endTime}`
    const known = results.get(key)
    if (known !== undefined) return known
    const day = days.get(visit.date) ?? readSunDay(visit.date, position, timeZone)
    days.set(visit.date, day)
    const span = readSpan(visit, timeZone)
    const isLit = light === 'TWILIGHT' ? isTwilightVisit(span, day) : isByDay(span, day)
    results.set(key, isLit)
    return isLit
  }
}

function isByDay({ start, end }: { start: Date; end: Date }, { state, sunrise, sunset }: SunDay): boolean {
  if (state === 'polar-day') return true
  return sunrise !== null && sunset !== null && start >= sunrise && end <= sunset
}
