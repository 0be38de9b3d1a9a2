import 'server-only'
import { openDetails } from '@/lib/access-details/operations/seal-details'
import type { AccessDetails } from '@/lib/access-details/schema'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

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
