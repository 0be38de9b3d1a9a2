import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount } from '@/lib/bookings/limits'
import type { ManagedStatus } from '@/lib/bookings/schema'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countManagedBookings } from './count-managed-bookings'
import { readHandledPhotographers } from './read-handled-photographers'
import { type BookingPage, latestFirst, readPage, soonestFirst } from './read-page'

/** The most client ids in one statement. */
const maxMatchingClients = 500

const lists: Record<
  ManagedStatus,
  { statuses: BookingStatus[]; orderBy: typeof soonestFirst | typeof latestFirst }
> = {
  upcoming: { statuses: ['PENDING', 'CONFIRMED'], orderBy: soonestFirst },
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
  const handled = { photographerId: await readHandledPhotographers(actor), status: { in: statuses } }
  if (!search) {
    const counts = await countManagedBookings(actor)
    const total = statuses.reduce((sum, each) => sum + counts[each], 0)
    return readPage({ where: handled, orderBy, total, page })
  }
  const where = { AND: [handled, await matching(search)] }
  const found = await db().booking.count({ where, take: maxCount + 1 })
  const hasMore = found > maxCount
  return readPage({ where, orderBy, total: hasMore ? maxCount : found, hasMore, page })
}

/**
 * Looks up the matching clients first, because "this address or one of these clients" can use indexes, while a condition
 * across the join would scan every booking. With too many matches it joins after all: a page of those fills quickly.
 */
async function matching(search: string): Promise<Prisma.BookingWhereInput> {
  const contains = { contains: escapeLike(search), mode: 'insensitive' as const }
  const named = { OR: [{ fullName: contains }, { email: contains }] }
  const clients = await db().profile.findMany({
    where: { role: 'CLIENT', ...named },
    select: { id: true },
    take: maxMatchingClients + 1,
  })
  const byClient =
    clients.length > maxMatchingClients
      ? { client: named }
      : { clientId: { in: clients.map(({ id }) => id) } }
  return { OR: [{ propertyAddress: contains }, byClient] }
}
