// Tests that a slot is only booked once however many people request it at the same time, and that everyone else gets a
// clear error and leaves no rows behind.

import { expect } from '@playwright/test'
import {
  bookingInputFor,
  type Client,
  distinctFailures,
  itemAt,
  slotTaken,
  succeeded,
  test,
} from '@/e2e/races/clients-fixture'
import { makeAdjacentSlots, makeSlots } from '@/e2e/support/bulk-data'
import type { Person } from '@/e2e/support/people'
import type { PortalFixture } from '@/e2e/support/portal-fixture'
import { requestTitles } from '@/lib/booking/bookings/words/notifications'
import type { Offer } from '@/lib/calendar/availability/schema/slots'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { AvailabilitySlot } from '@/prisma/generated/client'

// Fast alone; so many requests take longer on a small machine that runs other tests too.
test('two hundred clients book one slot at once: one succeeds and the others leave nothing behind', async ({
  portal,
  makeClients,
  photographer,
  services,
  sandbox,
}) => {
  const clients = await makeClients(200)
  const slots = await makeSlots(portal.database, photographer, 5)
  const requestedSlot = itemAt(slots, 2)
  const responses = await Promise.all(
    clients.map((client) =>
      portal.actions.call(
        client.visitor,
        'bookShootAction',
        bookingInputFor(client, requestedSlot.id, services),
      ),
    ),
  )
  expect(succeeded(responses)).toHaveLength(1)
  expect(distinctFailures(responses)).toEqual([slotTaken])

  const winner = itemAt(
    clients,
    responses.findIndex(({ kind }) => kind === 'ok'),
  )
  const booking = await portal.database.booking.findFirstOrThrow({
    where: { claims: { some: { slotId: requestedSlot.id } } },
  })
  expect(booking).toMatchObject({ clientId: winner.profileId, status: 'PENDING' })
  expect(await countRows(portal, [...clients, photographer])).toEqual({
    bookings: 1,
    bookedServices: services.length,
    events: 1,
    // Everyone had a saved card; only the winner's new card is saved.
    cards: clients.length + ('setupIntentId' in winner.card ? 1 : 0),
    holds: 0,
    notifications: 2,
    pushes: 2,
    emails: 2,
  })
  await sandbox.latestEmailTo(winner.email, requestTitles.client)

  const loser = itemAt(
    clients,
    responses.findIndex(({ kind }) => kind !== 'ok'),
  )
  // Another test's photographer may offer the same times; the offer then lists that photographer's slots instead.
  const offered = await readOffer(portal, loser, requestedSlot)
  expect(offered.map(({ id }) => id)).not.toContain(requestedSlot.id)
  const freeTimes = slots
    .filter(({ id }) => id !== requestedSlot.id)
    .map(({ date, startTime }) => `${dateFromDatabase(date)} ${timeFromDatabase(startTime)}`)
  expect(offered.map(({ date, startTime }) => `${date} ${startTime}`)).toEqual(
    expect.arrayContaining(freeTimes),
  )
})

/** Counts these people's rows in every table that a booking writes to. */
async function countRows({ database }: PortalFixture, people: readonly Person[]) {
  const profileId = { in: people.map((person) => person.profileId) }
  const userId = { in: people.map((person) => person.userId) }
  const [bookings, bookedServices, events, cards, holds, notifications, pushes, emails] = await Promise.all([
    database.booking.count({ where: { OR: [{ clientId: profileId }, { photographerId: profileId }] } }),
    database.bookedService.count({ where: { booking: { clientId: profileId } } }),
    database.bookingEvent.count({ where: { actorId: profileId } }),
    database.storedCard.count({ where: { profileId } }),
    database.slotHold.count({ where: { profileId } }),
    database.notification.count({ where: { userId } }),
    database.outboxMessage.count({ where: { userId, kind: 'PUSH' } }),
    database.outboxMessage.count({ where: { userId, kind: 'MAIL' } }),
  ])
  return { bookings, bookedServices, events, cards, holds, notifications, pushes, emails }
}

/** Returns the slots that the wizard offers this client up to the requested slot's day. */
async function readOffer({ actions }: PortalFixture, client: Client, requestedSlot: AvailabilitySlot) {
  const response = await actions.call(client.visitor, 'readOfferAction', {
    upTo: dateFromDatabase(requestedSlot.date),
  })
  if (response.kind !== 'ok') throw new Error(`No offer: ${JSON.stringify(response)}`)
  return (response.data as Offer).slots
}

test('a hold and a booking of one slot at once, fifty times: exactly one of them succeeds', async ({
  portal,
  makeClients,
  photographer,
  services,
}) => {
  const clients = await makeClients(100)
  const slots = await makeSlots(portal.database, photographer, 50)
  const outcomes = await Promise.all(
    slots.map(async ({ id: slotId }, index) => {
      const booker = itemAt(clients, 50 + index)
      const responses = await Promise.all([
        portal.actions.call(itemAt(clients, index).visitor, 'holdSlotAction', { slotId, minutes: 0 }),
        portal.actions.call(booker.visitor, 'bookShootAction', bookingInputFor(booker, slotId, services)),
      ])
      return { slotId, responses, isHeld: responses[0].kind === 'ok' }
    }),
  )
  for (const { responses } of outcomes) {
    expect(succeeded(responses)).toHaveLength(1)
    expect(distinctFailures(responses)).toEqual([slotTaken])
  }
  const rows = await portal.database.availabilitySlot.findMany({
    where: { photographerId: photographer.profileId },
    select: { id: true, hold: true, claim: true },
  })
  for (const { slotId, isHeld } of outcomes) {
    const row = rows.find(({ id }) => id === slotId)
    expect(row?.hold !== null).toBe(isHeld)
    expect(row?.claim !== null).toBe(!isHeld)
  }
})

test('sixty clients book overlapping and single slots of one day at once: no slot is booked twice', async ({
  portal,
  makeClients,
  photographer,
  services,
}) => {
  const clients = await makeClients(60)
  const slots = await makeAdjacentSlots(portal.database, photographer, [
    '06:00',
    '08:00',
    '10:00',
    '12:00',
    '14:00',
    '16:00',
    '18:00',
  ])
  const short = services.filter(({ id }) => id === 'aerial_photography')
  expect(short).toHaveLength(1)
  const responses = await Promise.all(
    clients.map((client, index) => {
      // All services take eight hours, which is four slots; the short one takes a single slot.
      const requestedSlot = bookingInputFor(
        client,
        itemAt(slots, index % slots.length).id,
        index % 2 ? short : services,
      )
      return portal.actions.call(client.visitor, 'bookShootAction', requestedSlot)
    }),
  )
  expect(succeeded(responses).length).toBeGreaterThan(0)
  expect(distinctFailures(responses)).toEqual([slotTaken])
  const bookings = await portal.database.booking.findMany({
    where: { photographerId: photographer.profileId },
    include: { claims: { include: { slot: true }, orderBy: { slot: { startTime: 'asc' } } }, services: true },
    orderBy: { shootTime: 'asc' },
  })
  expect(bookings).toHaveLength(succeeded(responses).length)
  for (const [index, booking] of bookings.entries()) {
    const taken = booking.claims.map(({ slot }) => slot)
    expect(taken).toHaveLength(booking.services.length === 1 ? 1 : 4)
    expect([taken[0]?.startTime, taken.at(-1)?.endTime]).toEqual([booking.shootTime, booking.shootEndTime])
    const next = bookings[index + 1]
    if (next) expect(next.shootTime.getTime()).toBeGreaterThanOrEqual(booking.shootEndTime.getTime())
  }
  expect(
    await portal.database.slotHold.count({ where: { slot: { photographerId: photographer.profileId } } }),
  ).toBe(0)
})

test('one request sent twenty times at once creates one booking, and every response returns its id', async ({
  portal,
  makeClients,
  photographer,
  services,
}) => {
  const client = itemAt(await makeClients(1), 0)
  const slot = itemAt(await makeSlots(portal.database, photographer, 1), 0)
  const input = bookingInputFor(client, slot.id, services)
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => portal.actions.call(client.visitor, 'bookShootAction', input)),
  )
  const { id: bookingId } = await portal.database.booking.findFirstOrThrow({
    where: { clientId: client.profileId },
  })
  expect(responses).toEqual(responses.map(() => ({ kind: 'ok', data: { bookingId, unpaid: null } })))
  expect(await countRows(portal, [client, photographer])).toMatchObject({
    bookings: 1,
    events: 1,
    emails: 2,
  })
})
