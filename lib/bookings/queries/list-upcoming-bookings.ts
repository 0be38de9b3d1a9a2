import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { upcomingLimit } from '@/lib/bookings/limits'
import { upcomingFor } from '@/lib/bookings/policy'
import type { BookingItem } from '@/lib/bookings/schema'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { soonestFirst } from './read-page'
import { bookingFields, toBookingItem } from './select-booking'

/** Returns the actor's next bookings, including today's, without cancelled ones. */
export async function listUpcomingBookings(actor: Actor, limit = upcomingLimit): Promise<BookingItem[]> {
  const { timeZone } = await getStudio()
  const rows = await db().booking.findMany({
    where: upcomingFor(actor, dateToDatabase(todayIn(timeZone))),
    select: bookingFields,
    orderBy: soonestFirst,
    take: limit,
  })
  return rows.map(toBookingItem)
}
