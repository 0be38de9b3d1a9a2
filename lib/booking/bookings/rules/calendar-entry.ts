import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { splitAddress } from '@/lib/platform/text/address'
import type { WallTime } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** The title of a calendar event: `Shoot at 1418 Alder Ridge Lane`. */
export function calendarSummary(booking: Pick<BookingItem, 'address'>): string {
  return `Shoot at ${splitAddress(booking.address).street}`
}

/** The description of a calendar event. */
export function calendarText(booking: CalendarEntry): string {
  return [
    booking.services.map(({ name }) => name).join(', '),
    `Client: ${booking.client.fullName}`,
    `Photographer: ${booking.photographer.fullName}`,
    `Booking ${booking.number}`,
  ].join('\n')
}

type CalendarEntry = Pick<
  BookingItem,
  'address' | 'date' | 'startTime' | 'endTime' | 'services' | 'client' | 'photographer' | 'number'
>

/** Returns the URL of Google Calendar's event form, filled in. */
export function googleCalendarAddress(booking: CalendarEntry, timeZone: string): string {
  const stamp = (time: WallTime) =>
    instantOf(booking.date, time, timeZone)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarSummary(booking),
    dates: `${stamp(booking.startTime)}/${stamp(booking.endTime)}`,
    location: booking.address,
    details: calendarText(booking),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
