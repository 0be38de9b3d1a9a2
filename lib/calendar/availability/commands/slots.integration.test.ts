import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import {
  datePassedText,
  endBeforeStartText,
  slotBookedText,
  slotOverlapsText,
  timePassedText,
} from '@/lib/calendar/availability/words/slots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { addSlot } from './add-slot'
import { blockDays } from './block-days'
import { holdSlot } from './hold-slot'
import { removeSlot } from './remove-slot'
import { toggleSlot } from './toggle-slot'

useDatabase()

const timeZone = 'America/New_York'
const later = (days: number) => addDays(todayIn(timeZone), days)
const ownSlotsOn = async (actor: Actor, date: string) =>
  (await readMonth(actor, actor.profileId, date.slice(0, 7))).slots
let photographer: Actor
let colleague: Actor
let client: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})

test("adds a slot that clients can see, in the photographer's own list only", async () => {
  const { slotId } = await addSlot(photographer, { date: later(1), startTime: '09:00', endTime: '17:00' })
  expect((await ownSlotsOn(photographer, later(1))).map(({ id }) => id)).toContain(slotId)
  expect((await ownSlotsOn(colleague, later(1))).map(({ id }) => id)).not.toContain(slotId)
  expect((await listOpenSlots(client)).slots.find(({ id }) => id === slotId)).toMatchObject({
    startTime: '09:00',
    endTime: '17:00',
  })
})

test('rejects invalid times with a message', async () => {
  const date = later(2)
  const wrong = [
    [{ date: later(-1), startTime: '09:00', endTime: '17:00' }, datePassedText],
    [{ date, startTime: '12:00', endTime: '12:00' }, endBeforeStartText],
    [{ date, startTime: '17:00', endTime: '09:00' }, endBeforeStartText],
    [{ date: todayIn(timeZone), startTime: '00:00', endTime: '23:59' }, timePassedText],
  ] as const
  for (const [input, message] of wrong) {
    await expect(addSlot(photographer, input)).rejects.toMatchObject({ code: 'invalid', message })
  }
  await expect(addSlot(client, { date, startTime: '09:00', endTime: '17:00' })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test("slots of one photographer may touch but not overlap; colleagues' slots are independent", async () => {
  const date = later(3)
  await addSlot(photographer, { date, startTime: '09:00', endTime: '12:00' })
  await expect(addSlot(photographer, { date, startTime: '11:59', endTime: '14:00' })).rejects.toMatchObject({
    code: 'conflict',
    fields: { startTime: [slotOverlapsText] },
  })
  await addSlot(photographer, { date, startTime: '12:00', endTime: '14:00' })
  await addSlot(colleague, { date, startTime: '09:00', endTime: '12:00' })
})

test("disables, enables, and removes own slots, but no booked slot and no one else's", async () => {
  const slotId = await makeSlot(photographer, 4)
  await toggleSlot(photographer, { slotId, isAvailable: false })
  expect((await listOpenSlots(client)).slots.map(({ id }) => id)).not.toContain(slotId)
  await toggleSlot(photographer, { slotId, isAvailable: true })
  for (const attempt of [
    () => toggleSlot(colleague, { slotId, isAvailable: false }),
    () => removeSlot(colleague, slotId),
    () => removeSlot(client, slotId),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  }
  await makeBooking(client, slotId, await makeServices())
  await expect(removeSlot(photographer, slotId)).rejects.toMatchObject({ message: slotBookedText })
  const empty = await makeSlot(photographer, 5)
  await removeSlot(photographer, empty)
  expect((await ownSlotsOn(photographer, later(5))).map(({ id }) => id)).not.toContain(empty)
})

test('a booked slot can be disabled: it stays booked, and disabled after a cancellation', async () => {
  const slotId = await makeSlot(photographer, 8)
  const bookingId = await makeBooking(client, slotId, await makeServices())
  const own = async () => (await ownSlotsOn(photographer, later(8))).find(({ id }) => id === slotId)
  expect(await own()).toMatchObject({ isAvailable: true, bookingId })
  await toggleSlot(photographer, { slotId, isAvailable: false })
  expect(await own()).toMatchObject({ isAvailable: false, bookingId })
  await cancelBooking(client, bookingId)
  expect(await own()).toMatchObject({ isAvailable: false, bookingId: null })
  const isOffered = async () => (await listOpenSlots(client)).slots.some(({ id }) => id === slotId)
  expect(await isOffered()).toBe(false)
  await toggleSlot(photographer, { slotId, isAvailable: true })
  expect(await isOffered()).toBe(true)
})

test('reads own slots by month, with holds and blocked days', async () => {
  const busy = await createPerson('PHOTOGRAPHER')
  const [near, far] = [await makeSlot(busy, 6), await makeSlot(busy, 70)]
  const { expiresAt } = await holdSlot(client, { slotId: near, minutes: 0 })
  await blockDays(busy, { fromDate: later(7), untilDate: later(7), reason: '', aroundBookings: false })
  const first = await readMonth(busy, busy.profileId)
  expect(first.month).toBe(later(6).slice(0, 7))
  expect(first.slots).toMatchObject([
    { id: near, heldUntil: wallTimeOf(expiresAt, timeZone), bookingId: null },
  ])
  expect(first.blockedDates).toEqual(later(7).startsWith(first.month) ? [later(7)] : [])
  expect(first).toMatchObject({ previous: null, next: later(70).slice(0, 7) })
  const last = await readMonth(busy, busy.profileId, later(70).slice(0, 7))
  expect(last.slots.map(({ id }) => id)).toEqual([far])
  expect(last).toMatchObject({ previous: first.month, next: null })
})
