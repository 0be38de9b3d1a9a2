import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { revisableBy } from '@/lib/photos/revisions/policy'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { splitAddress } from '@/lib/platform/text/address'

/** A delivery with change requests that wait for the studio. */
export type RequestedChanges = {
  deliveryId: string
  street: string
  clientName: string
  /** How many requests there are, also those that only need a reply. */
  count: number
  /** The number of the client's latest round; 0 without one. */
  round: number
  /** The path of the requests. */
  href: string
}

/** Lists the deliveries in which a client waits for the actor's changes or reply, the latest delivery first. */
export async function listRequestedChanges(actor: Actor): Promise<RequestedChanges[]> {
  const waiting = { waitsFor: 'PHOTOGRAPHER' } as const
  const deliveries = await db().mediaDelivery.findMany({
    where: { AND: [revisableBy(actor), { photos: { some: { threads: { some: waiting } } } }] },
    select: {
      id: true,
      bookingId: true,
      booking: { select: { propertyAddress: true, client: { select: { fullName: true } } } },
      rounds: { select: { number: true }, orderBy: { number: 'desc' }, take: 1 },
      photos: {
        where: { threads: { some: waiting } },
        select: { _count: { select: { threads: { where: waiting } } } },
      },
    },
    orderBy: [{ uploadedAt: 'desc' }, { id: 'asc' }],
    take: waitingLimit,
  })
  return deliveries.map(({ id, bookingId, booking, rounds, photos }) => ({
    deliveryId: id,
    street: splitAddress(booking.propertyAddress).street,
    clientName: booking.client.fullName,
    count: photos.reduce((sum, { _count }) => sum + _count.threads, 0),
    round: rounds[0]?.number ?? 0,
    href: linkToChanges(bookingId, id),
  }))
}
