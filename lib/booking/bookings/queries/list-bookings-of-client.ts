import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { clientPageSize } from '@/lib/booking/bookings/limits'
import { visibleTo } from '@/lib/booking/bookings/policy'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { type BookingPage, latestFirst, readPage } from './read-page'

/** Returns a page of a client's bookings that the actor may open, by shoot date, newest first. Pages start at 1. */
export async function listBookingsOfClient(
  actor: Actor,
  clientId: string,
  page: number,
): Promise<BookingPage> {
  const where = { AND: [{ clientId }, visibleTo(actor)] }
  const chosen = choosePage(page, await db().booking.count({ where }), { pageSize: clientPageSize })
  return readPage({ where, orderBy: latestFirst }, chosen)
}
