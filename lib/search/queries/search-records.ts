import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bookingIdRange } from '@/lib/booking/bookings/rules/booking-number'
import { escapeLike } from '@/lib/platform/like'
import { maxHitsPerKind, maxMatchingClients } from '@/lib/search/limits'
import type { Hit, Hits } from '@/lib/search/schema'
import type { Prisma } from '@/prisma/generated/client'
import { findMatchingClients, type MatchingClient } from './find-matching-clients'
import { searchBookings } from './search-bookings'
import { searchConversations } from './search-conversations'
import { searchInvoices } from './search-invoices'
import { searchPhotos } from './search-photos'

/**
 * Finds the records that the actor may see and that match a text, a few of each kind. Those of a client are found by the
 * client's name, unless it is the name of many.
 */
export async function searchRecords(actor: Actor, text: string): Promise<Hits> {
  const clients = await findMatchingClients(actor, text)
  const clientIds = clients.length > maxMatchingClients ? [] : clients.map(({ id }) => id)
  const matching = matchBookings(text, clientIds)
  const [bookings, photos, invoices, conversations] = await Promise.all([
    searchBookings(actor, matching),
    searchPhotos(actor, matching),
    searchInvoices(actor, text, { matching, clientIds }),
    searchConversations(actor, text, clientIds),
  ])
  return { bookings, clients: clients.slice(0, maxHitsPerKind).map(toHit), photos, invoices, conversations }
}

/** Matches bookings by address, number, or client. */
function matchBookings(text: string, clientIds: string[]): Prisma.BookingWhereInput {
  const number = bookingIdRange(text)
  return {
    OR: [
      { propertyAddress: { contains: escapeLike(text), mode: 'insensitive' } },
      ...(clientIds.length > 0 ? [{ clientId: { in: clientIds } }] : []),
      ...(number ? [{ id: number }] : []),
    ],
  }
}

function toHit({ id, fullName, email, company }: MatchingClient): Hit {
  return { id, href: `/clients/${id}`, title: fullName, detail: company ? `${email}, ${company}` : email }
}
