import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/booking/bookings/policy'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'
import type { Prisma } from '@/prisma/generated/client'

/** Finds the bookings made last that the actor may see and that match. */
export async function searchBookings(actor: Actor, matching: Prisma.BookingWhereInput): Promise<Hit[]> {
  const rows = await db().booking.findMany({
    where: { AND: [visibleTo(actor), matching] },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      status: true,
      client: { select: { fullName: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
  return rows.map(({ id, propertyAddress, shootDate, status, client }) => ({
    id,
    href: `/booking/${id}`,
    title: splitAddress(propertyAddress).street,
    detail: [
      formatDate(dateFromDatabase(shootDate)),
      ...(isClient(actor) ? [] : [client.fullName]),
      status.toLowerCase(),
    ].join(', '),
  }))
}
