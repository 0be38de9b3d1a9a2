import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingItem, GoLive, Turnaround } from '@/lib/booking/bookings/schema/bookings'
import {
  addDays,
  type CalendarDate,
  formatDay,
  formatShortDay,
  formatWeekday,
} from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const goLiveLabel = 'Listing goes live'
export const goLiveHint = "We'll offer only days that get you the photos by the day before."
export const clearGoLiveLabel = 'Clear date'
export const pastGoLiveText = 'Choose a date after today'

/** `Photos by Tue, Dec 1 · Listing live Fri, Dec 4`. Always with dates: emails and pages may be read days later. */
export function describeGoLive({ liveOn, photosBy }: GoLive): string {
  return `Photos by ${formatShortDay(photosBy)} · Listing live ${formatShortDay(liveOn)}`
}

/** The same for a booking whose photos are still to come; null for any other. */
export function upcomingGoLive({
  status,
  isDelivered,
  goLive,
}: Pick<BookingItem, 'status' | 'isDelivered' | 'goLive'>): string | null {
  return goLive && isLive(status) && !isDelivered ? describeGoLive(goLive) : null
}

/** `Friday, November 27` */
function nameDay(day: CalendarDate): string {
  return `${formatWeekday(day)}, ${formatDay(day)}`
}

/** What the offered days are computed from. */
export function describeTurnaround({ hours, isPromised }: Turnaround): string {
  return isPromised
    ? `Photos are ready within ${countOf(hours, 'hour')} of the shoot.`
    : `Photos of recent shoots were ready after ${countOf(hours, 'hour')}.`
}

/** `Last day to shoot: Wednesday, November 25.` */
export function lastSafeDayText(day: CalendarDate): string {
  return `Last day to shoot: ${nameDay(day)}.`
}

/** The title when no day makes the go-live date. */
export function noDayBeforeText(liveOn: CalendarDate): string {
  return `No available day gets you photos before ${nameDay(liveOn)}`
}

/** When the listing could go live instead. */
export function earliestPhotosText(photosBy: CalendarDate): string {
  return `The earliest photos are ready by ${nameDay(photosBy)}, so the listing can go live from ${nameDay(addDays(photosBy, 1))}.`
}

/** Why nothing was booked: the photos would be late. */
export function lateForGoLiveText(photosBy: CalendarDate, liveOn: CalendarDate): string {
  return `Photos of this shoot are ready by ${nameDay(photosBy)}, too late to go live on ${nameDay(liveOn)}. Choose an earlier time or another date.`
}

/** What a reschedule did to the go-live date; null if nothing. */
export function describeGoLiveChange(from: CalendarDate | null, to: CalendarDate | null): string | null {
  if (from === to) return null
  if (to === null) return 'The go-live date was removed.'
  return from === null ? `The listing goes live on ${nameDay(to)}.` : `It now goes live on ${nameDay(to)}.`
}
