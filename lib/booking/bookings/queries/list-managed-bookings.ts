import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount, pageSize } from '@/lib/booking/bookings/limits'
import { matchAddressOrClient } from '@/lib/booking/bookings/operations/match-address-or-client'
import { readHandledPhotographers } from '@/lib/booking/bookings/operations/read-handled-photographers'
import type { ManagedStatus } from '@/lib/booking/bookings/schema/listing'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countManagedBookings } from './count-managed-bookings'
import { countPast, pastStatuses, selectPast } from './count-past'
import { type BookingPage, latestFirst, readPage, soonestFirst } from './read-page'

/** The most client ids in one statement. */
const maxMatchingClients = 500

const lists: Record<
  ManagedStatus,
  { statuses: BookingStatus[]; orderBy: typeof soonestFirst | typeof latestFirst }
> = {
  upcoming: { statuses: ['PENDING', 'CONFIRMED'], orderBy: soonestFirst },
  pending: { statuses: ['PENDING'], orderBy: soonestFirst },
  past: { statuses: pastStatuses, orderBy: latestFirst },
  completed: { statuses: ['COMPLETED'], orderBy: latestFirst },
}

/**
 * Returns a page of the bookings a photographer handles, for one tab. A search matches the address and the client's name and
 * email, ignoring case.
 */
export async function listManagedBookings(
  actor: Actor,
  { status, search = '', page = 1 }: { status: ManagedStatus; search?: string; page?: number },
): Promise<BookingPage> {
  const { statuses, orderBy } = lists[status]
  const handled = {
    photographerId: await readHandledPhotographers(actor),
    status: { in: statuses },
    ...(status === 'past' && (await selectPast())),
  }
  if (!search && status === 'past') {
    return readPage(
      { where: handled, orderBy },
      choosePage(page, await countPast(actor), { pageSize, maxCount }),
    )
  }
  if (!search) {
    const counts = await countManagedBookings(actor)
    const total = statuses.reduce((sum, each) => sum + counts[each], 0)
    return readPage({ where: handled, orderBy }, choosePage(page, total, { pageSize }))
  }
  const where = {
    AND: [handled, await matchAddressOrClient(db(), search, { maxClients: maxMatchingClients })],
  }
  const found = await db().booking.count({ where, take: maxCount + 1 })
  return readPage({ where, orderBy }, choosePage(page, found, { pageSize, maxCount }))
}
