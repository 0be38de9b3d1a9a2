import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { calendarType, writeBookingFile } from '@/lib/booking/bookings/rules/calendar-file'
import { downloadResponse } from '@/lib/entry/download-response'
import { env } from '@/lib/platform/environment/env'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns one booking as a calendar file. @throws NotFoundError when the actor may not see it */
export async function bookingFileResponse(actor: Actor, bookingId: string): Promise<Response> {
  const [booking, studio] = await Promise.all([findBooking(actor, bookingId), getStudio()])
  if (!booking) throw new NotFoundError('Booking not found')
  const file = writeBookingFile(booking, { ...studio, appUrl: env().APP_URL })
  return downloadResponse(file, `booking-${booking.number}.ics`, calendarType)
}
