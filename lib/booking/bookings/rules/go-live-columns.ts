import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { lateForGoLiveText, pastGoLiveText } from '@/lib/booking/bookings/words/go-live'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import { AppError, FieldError } from '@/lib/platform/errors'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import { photosByDay, type ShootEnd } from './go-live'

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
