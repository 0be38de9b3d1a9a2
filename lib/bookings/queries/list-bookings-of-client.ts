import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { clientPageSize } from '@/lib/bookings/limits'
import { visibleTo } from '@/lib/bookings/policy'
import { db } from '@/lib/platform/db'
import { type BookingPage, latestFirst, readPage } from './read-page'

/** Returns a page of a client's bookings that the actor may open, by shoot date, newest first. Pages start at 1. */
export async function listBookingsOfClient(
  actor: Actor,
  clientId: string,
  page: number,
): Promise<BookingPage> {
  const where = { AND: [{ clientId }, visibleTo(actor)] }
  const total = await db().booking.count({ where })
  return readPage({ where, orderBy: latestFirst, total, page, size: clientPageSize })
}
