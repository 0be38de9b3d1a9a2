import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { clientPageSize } from '@/lib/booking/bookings/limits'
import { overseenBy } from '@/lib/booking/bookings/policy'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { type BookingPage, latestFirst, readPage } from './read-page'

/** Returns a page of the bookings that the actor oversees as an admin of a brokerage, by shoot date, newest first. */
export async function listOverseenBookings(actor: Actor, page: number): Promise<BookingPage> {
  const where = overseenBy(actor)
  const chosen = choosePage(page, await db().booking.count({ where }), { pageSize: clientPageSize })
  return readPage({ where, orderBy: latestFirst }, chosen)
}
