import { Icon } from '@/components/ui/icon'
import { linkClasses } from '@/components/ui/text-link'
import { googleCalendarAddress } from '@/lib/bookings/rules/calendar-entry'
import type { BookingItem } from '@/lib/bookings/schema'

/** Adds one shoot to a calendar: as a file for any calendar app, or in Google Calendar. */
export function CalendarLinks({ booking, timeZone }: { booking: BookingItem; timeZone: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <a href={`/api/calendar/booking/${booking.id}`} download className={linkClasses()}>
        <Icon name="calendar-plus" size="sm" />
        Add to calendar
      </a>
      <a
        href={googleCalendarAddress(booking, timeZone)}
        target="_blank"
        rel="noreferrer"
        className={linkClasses()}
      >
        Google Calendar
      </a>
    </span>
  )
}
