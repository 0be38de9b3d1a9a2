import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { latestShootDay, makesGoLive, photosByDay, type ShootEnd } from './go-live'

/** What a go-live date leaves of the available times. */
export type GoLiveTimes = {
  liveOn: CalendarDate
  /** No time after this day makes it. */
  latestDay: CalendarDate
  /** The last available day that makes it; null if there is none, or later days aren't loaded yet. */
  lastSafeDay: CalendarDate | null
  /** Whether no available time makes it. */
  isMissed: boolean
  /** When the photos of the first available time would be ready; null without available times. */
  earliestPhotosBy: CalendarDate | null
}

/**
 * Returns the available times that make a go-live date; without one, all of them.
 * @param times in order
 * @param lastDay the last loaded day if there may be times after it, else null; returned as null if no later time makes it
 */
export function limitToGoLive<T extends ShootEnd>(
  times: T[],
  lastDay: CalendarDate | null,
  { liveOn, turnaroundHours }: { liveOn: CalendarDate | null; turnaroundHours: number },
): { times: T[]; lastDay: CalendarDate | null; goLive: GoLiveTimes | null } {
  if (!liveOn) return { times, lastDay, goLive: null }
  const latestDay = latestShootDay(liveOn, turnaroundHours)
  const safe = times.filter((time) => makesGoLive(time, liveOn, turnaroundHours))
  const later = lastDay && lastDay < latestDay ? lastDay : null
  const goLive = {
    liveOn,
    latestDay,
    lastSafeDay: later ? null : (safe.at(-1)?.date ?? null),
    isMissed: safe.length === 0 && later === null && (times.length > 0 || lastDay !== null),
    earliestPhotosBy: times[0] ? photosByDay(times[0], turnaroundHours) : null,
  }
  return { times: safe, lastDay: later, goLive }
}
