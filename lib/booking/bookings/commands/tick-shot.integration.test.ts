import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listDayShoots } from '@/lib/booking/bookings/queries/list-day-shoots'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { noShotListText, unlistedShotText } from '@/lib/booking/bookings/words/shots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { reassignBooking } from './reassign-booking'
import { tickShot } from './tick-shot'

useDatabase()

let client: Actor
let photographer: Actor
let colleague: Actor
let coordinator: Actor
let bookingId: string

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  coordinator = await createPerson('COORDINATOR')
  const services = await makeServices()
  await db().service.update({ where: { id: 'photo_shoot' }, data: { shots: ['2 Kitchen', 'Entry'] } })
  await db().service.update({ where: { id: 'aerial_photography' }, data: { shots: ['Aerial x3', 'Entry'] } })
  bookingId = await makeBooking(client, await makeSlot(photographer), services)
})

const tick = (room: string, isDone = true, actor = photographer) =>
  tickShot(actor, { bookingId, room, isDone })
const ticked = async () => {
  const rows = await db().bookingShot.findMany({ where: { bookingId }, orderBy: { room: 'asc' } })
  return rows.map(({ room }) => room)
}
const pushes = () => db().outboxMessage.count({ where: { kind: 'PUSH', topic: 'booking-changed' } })
const listOf = async (actor: Actor) => (await findBooking(actor, bookingId))?.shots

test('nothing is ticked off before the shoot is confirmed', async () => {
  await expect(tick('Kitchen')).rejects.toThrow(noShotListText)
  expect(await listOf(photographer)).toEqual([])
  await approveBooking(photographer, bookingId)
  expect(await listOf(photographer)).toEqual([
    { room: 'Kitchen', count: 2, isDone: false },
    { room: 'Entry', count: 2, isDone: false },
    { room: 'Aerial', count: 3, isDone: false },
  ])
})

test('a room is ticked once, however often and by whatever case it is named, and cleared', async () => {
  const before = await pushes()
  await Promise.all([tick('Kitchen'), tick('KITCHEN'), tick('kitchen')])
  expect(await ticked()).toEqual(['kitchen'])
  expect(await pushes()).toBe(before + 1)
  await tick('Entry', true, coordinator)
  expect(await ticked()).toEqual(['entry', 'kitchen'])
  await Promise.all([tick('Entry', false), tick('Entry', false)])
  expect(await ticked()).toEqual(['kitchen'])
})

test('a colleague, the client, and rooms that are not on the list are turned away', async () => {
  for (const actor of [colleague, client])
    await expect(tick('Aerial', true, actor)).rejects.toThrow(notYourBookingText)
  const stranger = await createPerson('CLIENT')
  await expect(tick('Aerial', true, stranger)).rejects.toThrow('Booking not found')
  await expect(tick('Garage')).rejects.toThrow(unlistedShotText)
  await expect(tick('Garage', false)).rejects.toThrow(unlistedShotText)
  expect(await ticked()).toEqual(['kitchen'])
  for (const actor of [colleague, client]) expect(await listOf(actor)).toEqual([])
})

test("the day and the photos' form have the list as the services have it now", async () => {
  await db().service.update({ where: { id: 'photo_shoot' }, data: { shots: ['KITCHEN', 'Garage'] } })
  const shots = [
    { room: 'KITCHEN', count: 1, isDone: true },
    { room: 'Garage', count: 1, isDone: false },
    { room: 'Aerial', count: 3, isDone: false },
    { room: 'Entry', count: 1, isDone: false },
  ]
  const { shootDate } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
  expect(await listDayShoots(photographer, dateFromDatabase(shootDate))).toMatchObject([{ shots }])
  expect(await findBookingChoice(photographer, bookingId)).toMatchObject({ shots })
})

test('a shoot that goes to a colleague starts anew', async () => {
  await reassignBooking(photographer, { bookingId, photographerId: colleague.profileId })
  expect(await ticked()).toEqual([])
  await tick('Garage', true, colleague)
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CANCELLED' } })
  await expect(tick('Garage', false, colleague)).rejects.toThrow(noShotListText)
  expect(await ticked()).toEqual(['garage'])
})
