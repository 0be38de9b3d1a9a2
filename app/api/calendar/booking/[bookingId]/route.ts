import { bookingFileResponse } from '@/lib/booking/bookings/routes/booking-file-response'
import { BookingReference } from '@/lib/booking/bookings/schema/changes'
import { defineRoute } from '@/lib/entry/define-route'

/** Returns one booking as a calendar file to anyone who may open the booking. */
export const GET = defineRoute({
  access: 'open-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => bookingFileResponse(actor, bookingId),
})
