import { addDays, type CalendarDate, minutesOf, type WallTime } from '@/lib/platform/time/calendar-date'

/** When a shoot ends, on the studio's wall clock. */
export type ShootEnd = { date: CalendarDate; endTime: WallTime }

/**
 * Returns the day by whose end the photos are ready. Hours count on the studio's wall clock: 24 hours after 17:00 is 17:00
 * the next day, even if the clocks change that night.
 */
export function photosByDay({ date, endTime }: ShootEnd, turnaroundHours: number): CalendarDate {
  return addDays(date, Math.floor((minutesOf(endTime) + turnaroundHours * 60) / 1440))
}

/**
 * Whether a shoot's photos are ready by the end of the day before the listing goes live. Listings are published in the
 * morning, so photos of the same day would be late: `Photos by Thu, Jun 11 · Listing live Fri, Jun 12`.
 */
export function makesGoLive(shoot: ShootEnd, liveOn: CalendarDate, turnaroundHours: number): boolean {
  return photosByDay(shoot, turnaroundHours) < liveOn
}

/** Returns the last day on which any shoot makes the go-live date. Shoots that end late that day may be too late. */
export function latestShootDay(liveOn: CalendarDate, turnaroundHours: number): CalendarDate {
  return addDays(liveOn, -1 - Math.floor(turnaroundHours / 24))
}
