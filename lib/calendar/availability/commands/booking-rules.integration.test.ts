import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  makeBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { readTerms } from '@/lib/calendar/availability/queries/read-calendar'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { holdSlot } from './hold-slot'
import { saveBookingRules } from './save-booking-rules'

useDatabase()

let client: Actor
let rival: Actor
let services: string[]

beforeAll(async () => {
  client = await createPerson('CLIENT')
  rival = await createPerson('CLIENT')
  services = await makeServices()
})

const book = (actor: Actor, slotId: string) =>
  createBookingWithDeposit(actor, makeBookingRequest(slotId, services), newCard)
const isOffered = async (slotId: string, actor = client, movingBookingId?: string) =>
  (await listOpenSlots(actor, { movingBookingId })).slots.some(({ id }) => id === slotId)
const taken = { code: 'slot-taken' }
const texts = { propertyAddress: '27 Larkspur Court, Black Mountain', specialInstructions: '' }

test('slots within the minimum notice are not offered, held, or booked', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const [soon, late] = [await makeSlot(photographer, 2), await makeSlot(photographer, 6)]
  await saveBookingRules(photographer, { minimumNoticeMinutes: 4 * 1440, bufferMinutes: 0 })
  expect(await isOffered(soon)).toBe(false)
  expect(await isOffered(late)).toBe(true)
  await expect(holdSlot(client, { slotId: soon, minutes: 0 })).rejects.toMatchObject(taken)
  await expect(book(client, soon)).rejects.toMatchObject(taken)
  const bookingId = await makeBooking(client, late, services)
  await expect(rescheduleBooking(client, { bookingId, slotId: soon, ...texts })).rejects.toMatchObject(taken)
  // The notice protects the photographer, who may override it.
  expect(await isOffered(soon, photographer)).toBe(true)
  await rescheduleBooking(photographer, { bookingId, slotId: soon, ...texts })
})

test('rules that someone else changed since they were opened are not overwritten', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const seen = editKey(await readTerms(photographer, photographer.profileId))
  const saved = await saveBookingRules(photographer, { minimumNoticeMinutes: 60, bufferMinutes: 0, seen })
  const second = { minimumNoticeMinutes: 0, bufferMinutes: 30 }
  await expect(saveBookingRules(photographer, { ...second, seen })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await readTerms(photographer, photographer.profileId)).toEqual(saved)
  await saveBookingRules(photographer, { ...second, seen: editKey(saved) })
})

test('slots within the buffer of a shoot are not offered, held, or booked, even for a photographer', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const shoot = await makeSlot(photographer, 3, '09:00', '11:00')
  const [near, far] = [
    await makeSlot(photographer, 3, '11:30', '12:30'),
    await makeSlot(photographer, 3, '12:30', '13:30'),
  ]
  const otherDay = await makeSlot(photographer, 4, '09:00', '11:00')
  await saveBookingRules(photographer, { minimumNoticeMinutes: 0, bufferMinutes: 60 })
  const bookingId = await makeBooking(client, shoot, services)
  expect(await isOffered(near, rival)).toBe(false)
  expect(await isOffered(far, rival)).toBe(true)
  await expect(holdSlot(rival, { slotId: near, minutes: 0 })).rejects.toMatchObject(taken)
  await expect(book(rival, near)).rejects.toMatchObject(taken)
  const other = await makeBooking(rival, otherDay, services)
  await expect(
    rescheduleBooking(photographer, { bookingId: other, slotId: near, ...texts }),
  ).rejects.toMatchObject(taken)
  // A booking being moved doesn't block its own slots, but only for its own client.
  expect(await isOffered(near, client, bookingId)).toBe(true)
  expect(await isOffered(near, rival, bookingId)).toBe(false)
  await holdSlot(client, { slotId: near, minutes: 0, movingBookingId: bookingId })
  await rescheduleBooking(client, { bookingId, slotId: near, ...texts })
})

test('of two slots within the buffer booked concurrently, exactly one is booked', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  await saveBookingRules(photographer, { minimumNoticeMinutes: 0, bufferMinutes: 30 })
  for (let round = 5; round < 11; round++) {
    const neighbors = [
      await makeSlot(photographer, round, '09:00', '10:00'),
      await makeSlot(photographer, round, '10:00', '11:00'),
    ]
    const outcomes = await Promise.allSettled(
      neighbors.map((slotId, index) => book(index === 0 ? client : rival, slotId)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('two bookings can swap photographers at the same time', async () => {
  const [one, two] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
  for (let round = 5; round < 10; round++) {
    const mine = await makeBooking(client, await makeSlot(one, round, '09:00', '10:00'), services)
    const theirs = await makeBooking(rival, await makeSlot(two, round, '09:00', '10:00'), services)
    const [atOne, atTwo] = [
      await makeSlot(one, round, '14:00', '15:00'),
      await makeSlot(two, round, '14:00', '15:00'),
    ]
    await Promise.all([
      rescheduleBooking(client, { bookingId: mine, slotId: atTwo, ...texts }),
      rescheduleBooking(rival, { bookingId: theirs, slotId: atOne, ...texts }),
    ])
    const rows = await db().booking.findMany({
      where: { id: { in: [mine, theirs] } },
      select: { id: true, photographerId: true, claims: { select: { slotId: true } } },
    })
    expect(new Map(rows.map(({ id, ...place }) => [id, place]))).toEqual(
      new Map([
        [mine, { photographerId: two.profileId, claims: [{ slotId: atTwo }] }],
        [theirs, { photographerId: one.profileId, claims: [{ slotId: atOne }] }],
      ]),
    )
  }
})
