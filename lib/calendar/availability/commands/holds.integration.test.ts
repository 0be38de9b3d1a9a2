import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { findOwnHold } from '@/lib/calendar/availability/queries/read-offer'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { holdSlot } from './hold-slot'
import { releaseSlot } from './release-slot'
import { toggleSlot } from './toggle-slot'

useDatabase()

let photographer: Actor
let client: Actor
let rival: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  rival = await createPerson('CLIENT')
  services = await makeServices()
})

const freshSlot = (of = photographer) => {
  day += 1
  return makeSlot(of, day)
}
const sees = async (actor: Actor, slotId: string) =>
  (await listOpenSlots(actor)).slots.some(({ id }) => id === slotId)
const book = (actor: Actor, slotId: string) =>
  createBookingWithDeposit(actor, makeBookingRequest(slotId, services), newCard)
const countPushes = () => db().outboxMessage.count({ where: { kind: 'PUSH', topic: 'private-slots' } })
const taken = { code: 'slot-taken', message: timeTakenText }
const minutesFromNow = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 60_000)

test('holds a slot for one person for ten minutes and notifies all open calendars', async () => {
  const slotId = await freshSlot()
  const before = await countPushes()
  const hold = await holdSlot(client, { slotId, minutes: 0 })
  expect(minutesFromNow(hold.expiresAt)).toBe(10)
  expect(await findOwnHold(client)).toEqual(hold)
  expect(await sees(client, slotId)).toBe(true)
  expect(await sees(rival, slotId)).toBe(false)
  await expect(holdSlot(rival, { slotId, minutes: 0 })).rejects.toMatchObject(taken)
  await expect(book(rival, slotId)).rejects.toMatchObject(taken)
  expect(await countPushes()).toBe(before + 1)
  await releaseSlot(rival, slotId)
  expect(await sees(rival, slotId)).toBe(false)
  await releaseSlot(client, slotId)
  await releaseSlot(client, slotId)
  expect(await sees(rival, slotId)).toBe(true)
  expect(await findOwnHold(client)).toBeNull()
  expect(await countPushes()).toBe(before + 2)
})

test('holding another slot moves the hold', async () => {
  const [first, second] = [await freshSlot(), await freshSlot(await createPerson('PHOTOGRAPHER'))]
  await holdSlot(client, { slotId: first, minutes: 0 })
  await holdSlot(client, { slotId: second, minutes: 0 })
  expect((await findOwnHold(client))?.slotIds).toEqual([second])
  expect(await sees(rival, first)).toBe(true)
  expect(await sees(rival, second)).toBe(false)
})

test('an expired hold is ignored and replaced', async () => {
  const slotId = await freshSlot()
  await holdSlot(client, { slotId, minutes: 0 })
  await db().slotHold.update({ where: { slotId }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await findOwnHold(client)).toBeNull()
  expect(await sees(rival, slotId)).toBe(true)
  const hold = await holdSlot(rival, { slotId, minutes: 0 })
  expect(await findOwnHold(rival)).toEqual(hold)
  await expect(holdSlot(client, { slotId, minutes: 0 })).rejects.toMatchObject(taken)
})

test('renewing a hold extends it to half an hour at most', async () => {
  const slotId = await freshSlot()
  await holdSlot(client, { slotId, minutes: 0 })
  const takenAgo = (minutes: number) =>
    db().slotHold.update({ where: { slotId }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } })
  const before = await countPushes()
  await takenAgo(15)
  expect(minutesFromNow((await holdSlot(client, { slotId, minutes: 0 })).expiresAt)).toBe(10)
  await takenAgo(26)
  expect(minutesFromNow((await holdSlot(client, { slotId, minutes: 0 })).expiresAt)).toBe(4)
  expect(await countPushes()).toBe(before)
})

test('booking ends the hold', async () => {
  const slotId = await freshSlot()
  await holdSlot(client, { slotId, minutes: 0 })
  await book(client, slotId)
  expect(await db().slotHold.count({ where: { slotId } })).toBe(0)
  await expect(holdSlot(rival, { slotId, minutes: 0 })).rejects.toMatchObject(taken)
})

test('a photographer who moves a shoot can hold only their own slots, and disabling one ends a hold on it', async () => {
  const slotId = await freshSlot()
  const colleague = await createPerson('PHOTOGRAPHER')
  const moving = { slotId, minutes: 0, movingBookingId: randomUUID() }
  await expect(holdSlot(colleague, moving)).rejects.toMatchObject(taken)
  await holdSlot(client, { slotId, minutes: 0 })
  await toggleSlot(photographer, { slotId, isAvailable: false })
  expect(await findOwnHold(client)).toBeNull()
  await expect(holdSlot(client, { slotId, minutes: 0 })).rejects.toMatchObject(taken)
})

test('of twenty concurrent holds, exactly one gets the slot', async () => {
  const slotId = await freshSlot()
  const people = await Promise.all(Array.from({ length: 20 }, () => createPerson('CLIENT')))
  const outcomes = await Promise.allSettled(people.map((person) => holdSlot(person, { slotId, minutes: 0 })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken)
  }
})

test('one person who requests twenty slots at once holds one', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const slots = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      makeSlot(index % 2 ? photographer : colleague, 100 + index, '06:00', '07:00'),
    ),
  )
  const eager = await createPerson('CLIENT')
  await Promise.all(slots.map((slotId) => holdSlot(eager, { slotId, minutes: 0 })))
  expect(await db().slotHold.count({ where: { profileId: eager.profileId } })).toBe(1)
})

test('of a concurrent hold and booking, exactly one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const slotId = await freshSlot()
    const [held, booked] = await Promise.allSettled([
      holdSlot(rival, { slotId, minutes: 0 }),
      book(client, slotId),
    ])
    expect([held.status, booked.status].sort()).toEqual(['fulfilled', 'rejected'])
    await releaseSlot(rival, slotId)
  }
})
