import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/booking/bookings/limits'
import { belongingTo } from '@/lib/booking/bookings/policy'
import { choosePage } from '@/lib/platform/data/choose-page'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countBookingsByStatus } from './count-bookings-by-status'
import { type BookingPage, latestFirst, readPage } from './read-page'

/** Returns a page of the actor's bookings by shoot date, newest first, optionally of one status. Pages start at 1. */
export async function listMyBookings(
  actor: Actor,
  { status, page = 1 }: { status?: BookingStatus; page?: number } = {},
): Promise<BookingPage> {
  const counts = await countBookingsByStatus(actor)
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  const where = { AND: [belongingTo(actor), status ? { status } : {}] }
  return readPage({ where, orderBy: latestFirst }, choosePage(page, total, { pageSize }))
}
