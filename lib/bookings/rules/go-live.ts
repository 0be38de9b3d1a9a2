import type { Moment } from '@/lib/availability/rules/slots'
import type { Turnaround } from '@/lib/bookings/schema'
import { lateForGoLiveText, pastGoLiveText } from '@/lib/bookings/words/go-live'
import {
  addDays,
  type CalendarDate,
  dateToDatabase,
  minutesOf,
  type WallTime,
} from '@/lib/platform/calendar-date'
import { dateOf } from '@/lib/platform/clock'
import { AppError, FieldError } from '@/lib/platform/errors'

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
 * morning, so photos of the same day would be late: `Photos by Thursday, live Friday`.
 */
export function makesGoLive(shoot: ShootEnd, liveOn: CalendarDate, turnaroundHours: number): boolean {
  return photosByDay(shoot, turnaroundHours) < liveOn
}

/** Returns the last day on which any shoot makes the go-live date. Shoots that end late that day may be too late. */
export function latestShootDay(liveOn: CalendarDate, turnaroundHours: number): CalendarDate {
  return addDays(liveOn, -1 - Math.floor(turnaroundHours / 24))
}

/** Returns why a go-live date can't be met whatever the shoot; null if it can. */
export function goLiveError(liveOn: CalendarDate, today: CalendarDate): string | null {
  return liveOn > today ? null : pastGoLiveText
}

/**
 * Returns the columns of a booking with this go-live date, if any, and the day its photos are promised.
 * @throws FieldError for a date that isn't after today, AppError `conflict` if the photos would be late
 */
export function goLiveColumns(
  shoot: ShootEnd,
  { goLiveOn: liveOn, turnaround }: { goLiveOn?: CalendarDate | null; turnaround: Turnaround },
  { now, timeZone }: Moment,
) {
  if (!liveOn) return { goLiveOn: null, photosBy: null }
  const error = goLiveError(liveOn, dateOf(now, timeZone))
  if (error) throw new FieldError('goLiveOn', error)
  const photosBy = photosByDay(shoot, turnaround.hours)
  if (photosBy >= liveOn) throw new AppError('conflict', lateForGoLiveText(photosBy, liveOn))
  return { goLiveOn: dateToDatabase(liveOn), photosBy: dateToDatabase(photosBy) }
}
