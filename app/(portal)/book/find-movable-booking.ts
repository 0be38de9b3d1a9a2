import { redirect } from 'next/navigation'
import type { Actor } from '@/lib/auth/actor'
import { findBooking } from '@/lib/bookings/queries/find-booking'
import type { BookingDetail } from '@/lib/bookings/schema'

const maxIdLength = 36

/** Returns the booking to reschedule. Redirects to the booking's page, which says why, when that isn't allowed. */
export async function findMovableBooking(actor: Actor, bookingId: string): Promise<BookingDetail> {
  const booking = await findBooking(actor, bookingId)
  if (!booking?.may.reschedule)
    redirect(`/booking/${encodeURIComponent([...bookingId].slice(0, maxIdLength).join(''))}`)
  return booking
}
