// The booking requests during which a server is killed, and their rows in the database.

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { addCardsAtStripe, makeAdjacentSlots, makePeople } from '@/e2e/support/bulk-data'
import type { KillablePortal } from '@/e2e/support/killable-portal'
import type { Person } from '@/e2e/support/people'
import { totalCents } from '@/lib/catalog/services/rules/totals'

/** One submission of Complete Booking, with its own client and its own photographer's adjacent slots. */
export type BookingRequest = {
  client: Person
  photographer: Person
  /** The first of the slots that the booking takes. */
  slotId: string
  slotIds: string[]
  visitor: APIRequestContext
  input: { idempotencyKey: string; serviceIds: string[] } & Record<string, unknown>
}

/** Prepares clients who hold the slots they are about to book with a new card. */
export async function prepareBookingRequests(
  portal: KillablePortal,
  count: number,
): Promise<BookingRequest[]> {
  const { database, sandboxUrl } = portal
  const clients = await makePeople(database, 'CLIENT', count)
  const photographers = await makePeople(database, 'PHOTOGRAPHER', count)
  const cards = await addCardsAtStripe(database, sandboxUrl, clients)
  const services = await database.service.findMany({
    where: { active: true, kind: 'SERVICE' },
    orderBy: { position: 'asc' },
    take: 2,
  })
  return Promise.all(
    clients.map(async (client, index) => {
      const photographer = photographers[index] ?? client
      // The booking takes five hours and needs both slots.
      const slots = await makeAdjacentSlots(database, photographer, ['08:00', '12:00', '14:00'])
      const slotIds = slots.map(({ id }) => id)
      const slotId = slotIds[0] ?? ''
      const expiresAt = new Date(Date.now() + 600_000)
      await database.slotHold.createMany({
        data: slotIds.map((id) => ({ slotId: id, profileId: client.profileId, expiresAt })),
      })
      const input = {
        idempotencyKey: randomUUID(),
        slotId,
        serviceIds: services.map(({ id }) => id),
        shownTotalCents: totalCents(services),
        propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
        specialInstructions: '',
        card: cards.get(client),
      }
      return { client, photographer, slotId, slotIds, input, visitor: await portal.signIn(client) }
    }),
  )
}

/** Submits the request. @throws if there is no response or the booking failed */
export async function send({ actions }: KillablePortal, { visitor, input }: BookingRequest): Promise<void> {
  const response = await actions.call(visitor, 'bookShootAction', input)
  expect(response).toMatchObject({ kind: 'ok' })
}

/** Counts the rows of one request in every table that a booking writes to. */
export async function countRows({ database }: KillablePortal, request: BookingRequest) {
  const { client, photographer, slotId, slotIds } = request
  const userId = { in: [client.userId, photographer.userId] }
  const messages = { userId }
  return {
    claims: await database.slotClaim.count({ where: { slotId: { in: slotIds } } }),
    holds: await database.slotHold.count({ where: { slotId: { in: slotIds } } }),
    cards: await database.storedCard.count({ where: { profileId: client.profileId } }),
    bookings: await database.booking.count({
      where: {
        claims: { some: { slotId } },
        clientId: client.profileId,
        idempotencyKey: request.input.idempotencyKey,
      },
    }),
    bookedServices: await database.bookedService.count({
      where: { booking: { clientId: client.profileId } },
    }),
    events: await database.bookingEvent.count({ where: { booking: { clientId: client.profileId } } }),
    notifications: await database.notification.count({ where: { userId } }),
    messages: await database.outboxMessage.count({ where: messages }),
    sentMessages: await database.outboxMessage.count({ where: { ...messages, status: 'SENT' } }),
  }
}

export const noRows = {
  claims: 0,
  holds: 2,
  cards: 0,
  bookings: 0,
  bookedServices: 0,
  events: 0,
  notifications: 0,
  messages: 0,
}

/** The rows of a complete booking, with its notifications and emails at least queued. */
export function expectedRows({ input }: BookingRequest) {
  return {
    claims: 2,
    holds: 0,
    cards: 1,
    bookings: 1,
    bookedServices: input.serviceIds.length,
    events: 1,
    notifications: 2,
    messages: 4,
  }
}
