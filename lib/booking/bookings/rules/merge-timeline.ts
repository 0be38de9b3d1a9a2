import type { BookingItem, BookingState } from '@/lib/booking/bookings/schema/bookings'
import type { ShootEvent } from '@/lib/booking/bookings/schema/shoot-day'

/**
 * Merges the timelines of several domains, earliest first. Events at the same moment keep the order of the arguments, so
 * that one transaction's events read booking, delivery, invoice.
 */
export function mergeTimeline(...timelines: readonly (readonly ShootEvent[])[]): ShootEvent[] {
  return timelines.flat().toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Returns the part of a booking that its timeline records. */
export function bookingState(booking: BookingItem): BookingState {
  const { status, date, startTime, endTime, address, photographer, goLive } = booking
  const goLiveOn = goLive?.liveOn ?? null
  return { status, date, startTime, endTime, address, photographerId: photographer.id, goLiveOn }
}
