import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openDetails } from '@/lib/booking/access-details/operations/seal-details'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { db } from '@/lib/platform/data/db'

/** Returns the access details of a client's bookings by booking, for the download of their own data. */
export async function readOwnDetails(actor: Actor): Promise<Map<string, AccessDetails>> {
  const rows = await db().accessDetails.findMany({
    where: { booking: { clientId: actor.profileId } },
    select: { bookingId: true, sealed: true },
  })
  return new Map(
    rows.flatMap(({ bookingId, sealed }): [string, AccessDetails][] => {
      const details = openDetails(bookingId, sealed)
      return details ? [[bookingId, details]] : []
    }),
  )
}
