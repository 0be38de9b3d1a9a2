import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/booking/bookings/policy'
import type { EarlierOrder } from '@/lib/booking/bookings/rules/usual-order'
import { db } from '@/lib/platform/data/db'

/** How many orders decide what is usual. */
const compared = 8

/** Returns what the actor booked last, the latest first. Imported shoots have no services of the catalog. */
export async function listEarlierOrders(actor: Actor): Promise<EarlierOrder[]> {
  const rows = await db().booking.findMany({
    where: { AND: [belongingTo(actor), { importedAt: null }] },
    select: {
      propertyAddress: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
      facing: true,
      photographer: { select: { id: true, fullName: true } },
      services: { where: { addedAt: null }, select: { serviceId: true, packageName: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: compared,
  })
  return rows.map(({ propertyAddress, facing, photographer, services, ...size }) => ({
    address: propertyAddress,
    size,
    facing,
    photographer,
    services,
  }))
}
