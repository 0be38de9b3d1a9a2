import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { matchAddressOrClient } from '@/lib/bookings/operations/match-address-or-client'
import { bookingIdRange } from '@/lib/bookings/rules/booking-number'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { maxMatchingClients } from '@/lib/search/limits'
import type { Hits } from '@/lib/search/schema'
import type { Prisma } from '@/prisma/generated/client'
import { searchBookings } from './search-bookings'
import { searchClients } from './search-clients'
import { searchConversations } from './search-conversations'
import { searchInvoices } from './search-invoices'
import { searchPhotos } from './search-photos'

/** Finds the records that the actor may see and that match a text, a few of each kind. */
export async function searchRecords(actor: Actor, text: string): Promise<Hits> {
  const matching = await matchBookings(actor, text)
  const [bookings, clients, photos, invoices, conversations] = await Promise.all([
    searchBookings(actor, matching),
    searchClients(actor, text),
    searchPhotos(actor, matching),
    searchInvoices(actor, text, matching),
    searchConversations(actor, text),
  ])
  return { bookings, clients, photos, invoices, conversations }
}

/** Matches bookings by address or number; for photographers also by the client's name or email. */
async function matchBookings(actor: Actor, text: string): Promise<Prisma.BookingWhereInput> {
  const number = bookingIdRange(text)
  const byText =
    actor.role === 'PHOTOGRAPHER'
      ? await matchAddressOrClient(db(), text, { maxClients: maxMatchingClients })
      : { propertyAddress: { contains: escapeLike(text), mode: 'insensitive' as const } }
  return number ? { OR: [byText, { id: number }] } : byText
}
