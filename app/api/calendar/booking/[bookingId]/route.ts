import { readBookingFile } from '@/lib/bookings/queries/calendar'
import { BookingReference } from '@/lib/bookings/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Returns one booking as a calendar file to anyone who may open the booking. */
export const GET = defineRoute({
  access: 'signed-in',
  input: BookingReference,
  run: async (actor, { bookingId }) => {
    const { fileName, content } = await readBookingFile(actor, bookingId)
    return new Response(content, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
