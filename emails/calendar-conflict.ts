import { bookingSubject } from '@/lib/booking/bookings/words/notifications'
import { conflictTitle } from '@/lib/calendar/calendars/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type CalendarConflictProps = {
  fullName: string
  /** The appointment's title in the photographer's calendar; may be empty. */
  appointment: string
  address: string
  date: string
  time: string
  link: string
}

/** To the photographer, when an appointment in their own calendar overlaps a shoot. */
export const calendarConflict: Mail<CalendarConflictProps> = {
  subject: ({ address }) => bookingSubject(conflictTitle, address),
  content: ({ fullName, appointment, address, date, time, link }) => ({
    preview: `${splitAddress(address).street}, ${date} at ${time}.`,
    reason: photographerReason(),
    heading: 'An appointment overlaps this shoot',
    to: fullName,
    lead: "your calendar says you're busy during this shoot. The booking hasn't changed. Move the shoot or your appointment.",
    address,
    facts: [
      ['Date', date],
      ['Time', time],
      ['Appointment', appointment || null],
    ],
    action: { href: link, label: 'View booking' },
  }),
}
