import { z } from 'zod'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { maxAddressLength, maxNameLength } from '@/lib/calendar/calendars/limits'
import { tooLongText } from '@/lib/platform/words'

export const AddCalendar = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(maxNameLength, tooLongText('The name', maxNameLength)),
  address: z
    .string()
    .trim()
    .min(1, "Enter the calendar's private address")
    .max(maxAddressLength, tooLongText('The address', maxAddressLength)),
})
export type AddCalendar = z.output<typeof AddCalendar>

export const OneCalendar = z.object({ calendarId: z.uuid() })

/** What a reading found: the busy times of the next 30 days. */
export type CalendarReading = { busySoon: number }

/** A photographer's own calendar. The address is a secret, so only its host and its end are shown. */
export type OwnCalendar = {
  id: string
  name: string
  /** `calendar.google.com … .ics` */
  address: string
  /** ISO 8601; null if it was never read. */
  readAt: string | null
  /** Why it couldn't be read the last time. */
  problem: string | null
}

/** A shoot, and an appointment that overlaps it. */
export type Conflict = SlotTime & {
  bookingId: string
  address: string
  /** The appointment's identifier, title and start. */
  uid: string
  title: string
  startsAt: Date
}

/** A conflict for display. */
export type OwnConflict = { id: string; bookingId: string; text: string }
