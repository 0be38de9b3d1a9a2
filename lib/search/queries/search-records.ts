import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { bookingIdRange } from '@/lib/booking/bookings/rules/booking-number'
import { visibleTo } from '@/lib/messaging/policy'
import { clientPatterns, matchClient } from '@/lib/people/clients/operations/match-client'
import { listedFor } from '@/lib/people/clients/policy'
import { visibleSets } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { escapeLike } from '@/lib/platform/data/like'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { splitAddress } from '@/lib/platform/text/address'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { countOf } from '@/lib/platform/words'
import { maxHitsPerKind, maxMatchingClients } from '@/lib/search/limits'
import type { Hit, Hits } from '@/lib/search/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { searchBookings } from './search-bookings'
import { searchInvoices } from './search-invoices'

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

type MatchingClient = { id: string; fullName: string; email: string; company: string | null }

/**
 * Finds clients by name, email, company, or phone; none for those who don't see the list of clients. One more than
 * `maxMatchingClients` if there are too many.
 */
async function findMatchingClients(actor: Actor, text: string): Promise<MatchingClient[]> {
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .where(whereSql('profiles', listedFor(actor), 'p'))
    .where(matchClient(clientPatterns(text)))
    .select(['p.id', 'p.fullName', 'p.email', 'p.company'])
    .orderBy('p.fullName')
    .orderBy('p.id')
    .limit(maxMatchingClients + 1)
    .execute()
}

/** Finds the latest conversations that the actor may see, by subject or client. */
async function searchConversations(actor: Actor, text: string, clientIds: string[]): Promise<Hit[]> {
  const contains = { contains: escapeLike(text), mode: 'insensitive' as const }
  const byClient = clientIds.length > 0 ? [{ clientId: { in: clientIds } }] : []
  const rows = await db().conversation.findMany({
    where: { AND: [visibleTo(actor), { OR: [{ subject: contains }, ...byClient] }] },
    select: { id: true, subject: true, lastMessageAt: true, client: { select: { fullName: true } } },
    orderBy: [{ lastMessageAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
  const { timeZone } = await getStudio()
  return rows.map(({ id, subject, lastMessageAt, client }) => ({
    id,
    href: `/admin-messages?conversation=${id}`,
    title: subject,
    detail: [...(isClient(actor) ? [] : [client.fullName]), formatInstantDate(lastMessageAt, timeZone)].join(
      ', ',
    ),
  }))
}

/** Finds the latest photo deliveries of matching bookings that the actor may see. */
async function searchPhotos(actor: Actor, matching: Prisma.BookingWhereInput): Promise<Hit[]> {
  const found = await Promise.all(visibleSets(actor).map((visible) => readLatest(visible, matching)))
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()]
    .sort((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime())
    .slice(0, maxHitsPerKind)
  const { timeZone } = await getStudio()
  return rows.map(({ id, bookingId, totalPhotos, uploadedAt, booking }) => ({
    id,
    href: `/photo-view?booking_id=${bookingId}&delivery_id=${id}`,
    title: splitAddress(booking.propertyAddress).street,
    detail: `${countOf(totalPhotos, 'photo')}, ${formatInstantDate(uploadedAt, timeZone)}`,
  }))
}

function readLatest(visible: Prisma.MediaDeliveryWhereInput, matching: Prisma.BookingWhereInput) {
  return db().mediaDelivery.findMany({
    where: { AND: [visible, { booking: matching }] },
    select: {
      id: true,
      bookingId: true,
      totalPhotos: true,
      uploadedAt: true,
      booking: { select: { propertyAddress: true } },
    },
    orderBy: [{ uploadedAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
}
