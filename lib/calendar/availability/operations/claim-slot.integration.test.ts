import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  cancelBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { blockDays } from '@/lib/calendar/availability/commands/block-days'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { releaseSlot } from '@/lib/calendar/availability/commands/release-slot'
import { removeSlot } from '@/lib/calendar/availability/commands/remove-slot'
import { saveBookingRules } from '@/lib/calendar/availability/commands/save-booking-rules'
import { toggleSlot } from '@/lib/calendar/availability/commands/toggle-slot'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { findOwnHold } from '@/lib/calendar/availability/queries/read-offer'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'

useDatabase()

let photographer: Actor
let client: Actor
let rival: Actor
let shoot: string[]
const wedding = ['weddings']
const weddingMinutes = 600
let day = 0

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  rival = await createPerson('CLIENT')
  shoot = await makeServices()
  expect(await db().service.findUniqueOrThrow({ where: { id: 'weddings' } })).toMatchObject({
    durationMinutes: weddingMinutes,
  })
})

/** Creates six adjacent two-hour slots, 08:00 to 20:00, on a day of their own. */
async function freshDay(of = photographer) {
  day += 1
  const slots: string[] = []
  for (let hour = 8; hour < 20; hour += 2) {
    const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`
    slots.push(await makeSlot(of, day, clock(hour), clock(hour + 2)))
  }
  return slots
}
const at = (slots: string[], index: number) => slots[index] ?? ''
const shownTotalCents = 249_900
const book = (by: Actor, slotId: string, services = wedding) =>
  createBookingWithDeposit(
    by,
    makeBookingRequest(slotId, services, services === wedding ? { shownTotalCents } : {}),
    newCard,
  )
const claimsOf = async (bookingId: string) =>
  (
    await db().slotClaim.findMany({
      where: { bookingId },
      select: { slotId: true },
      orderBy: { slot: { startTime: 'asc' } },
    })
  ).map(({ slotId }) => slotId)
const open = async (slots: string[], by = rival) => {
  const offered = new Set((await listOpenSlots(by, { upTo: later(day) })).slots.map(({ id }) => id))
  return slots.map((id) => offered.has(id))
}
const later = (days: number) => addDays(todayIn('America/New_York'), days)
const taken = { code: 'slot-taken', message: timeTakenText }
const details = { propertyAddress: '27 Larkspur Court, Black Mountain', specialInstructions: '' }

test('a ten-hour visit takes five adjacent slots as one booking, and cancelling frees them all', async () => {
  const slots = await freshDay()
  const { bookingId } = await book(client, at(slots, 0))
  expect(await findBooking(client, bookingId)).toMatchObject({
    startTime: '08:00',
    endTime: '18:00',
    slotIds: slots.slice(0, 5),
    visit: [{ name: 'Weddings', durationMinutes: 600 }],
  })
  expect(await open(slots)).toEqual([false, false, false, false, false, true])
  await cancelBooking(client, bookingId)
  expect(await open(slots)).toEqual(slots.map(() => true))
})

test('a run that is too short, has a gap, or has a disabled slot is rejected', async () => {
  const slots = await freshDay()
  await expect(book(client, at(slots, 2))).rejects.toMatchObject(taken)
  await toggleSlot(photographer, { slotId: at(slots, 3), isAvailable: false })
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
  await toggleSlot(photographer, { slotId: at(slots, 3), isAvailable: true })
  await removeSlot(photographer, at(slots, 2))
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
})

test('a short visit inside a run leaves no room for a long one', async () => {
  const slots = await freshDay()
  await book(rival, at(slots, 4), shoot)
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
  await expect(book(client, at(slots, 1))).rejects.toMatchObject(taken)
})

test('of two overlapping runs, or a run and a slot inside it, exactly one is booked', async () => {
  for (let round = 0; round < 4; round++) {
    const slots = await freshDay()
    const outcomes = await Promise.allSettled([
      book(client, at(slots, 0)),
      round % 2 ? book(rival, at(slots, 1)) : book(rival, at(slots, 3), shoot),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken)
  }
})

test('a hold covers the whole run: nobody else can book or hold part of it, and it ends as a whole', async () => {
  const slots = await freshDay()
  const slotId = at(slots, 0)
  const hold = await holdSlot(client, { slotId, minutes: weddingMinutes })
  expect(hold.slotIds).toEqual(slots.slice(0, 5))
  expect(await findOwnHold(client)).toEqual(hold)
  expect(await open(slots)).toEqual([false, false, false, false, false, true])
  await expect(book(rival, at(slots, 3), shoot)).rejects.toMatchObject(taken)
  await expect(holdSlot(rival, { slotId: at(slots, 4), minutes: 0 })).rejects.toMatchObject(taken)

  // With fewer services the rest of the hold is released.
  expect((await holdSlot(client, { slotId, minutes: 180 })).slotIds).toEqual(slots.slice(0, 2))
  expect(await open(slots)).toEqual([false, false, true, true, true, true])
  await holdSlot(client, { slotId, minutes: weddingMinutes })
  await toggleSlot(photographer, { slotId: at(slots, 2), isAvailable: false })
  expect(await findOwnHold(client)).toBeNull()
  expect(await open(slots)).toEqual([true, true, false, true, true, true])
  await toggleSlot(photographer, { slotId: at(slots, 2), isAvailable: true })
  await holdSlot(client, { slotId, minutes: weddingMinutes })
  await releaseSlot(client, slotId)
  expect(await open(slots)).toEqual(slots.map(() => true))
})

test('a hold renewed with another length still ends half an hour after it was first made', async () => {
  const slots = await freshDay()
  const slotId = at(slots, 0)
  await holdSlot(client, { slotId, minutes: weddingMinutes })
  const createdAt = new Date(Date.now() - 26 * 60_000)
  await db().slotHold.updateMany({ where: { profileId: client.profileId }, data: { createdAt } })
  const { expiresAt } = await holdSlot(client, { slotId, minutes: 180 })
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(4)
})

test('booking ends the whole hold even if fewer slots are booked than were held', async () => {
  const slots = await freshDay()
  await holdSlot(client, { slotId: at(slots, 0), minutes: weddingMinutes })
  await book(client, at(slots, 0), shoot)
  expect(await findOwnHold(client)).toBeNull()
  expect(await open(slots)).toEqual([false, true, true, true, true, true])
})

test('of a concurrent hold and a booking inside it, exactly one wins', async () => {
  for (let round = 0; round < 4; round++) {
    const slots = await freshDay()
    const outcomes = await Promise.allSettled([
      holdSlot(rival, { slotId: at(slots, 0), minutes: weddingMinutes }),
      book(client, at(slots, 2), shoot),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a booking can move onto some of its own slots, and frees those it leaves', async () => {
  const slots = await freshDay()
  const { bookingId } = await book(client, at(slots, 0))
  const offer = await listOpenSlots(client, {
    minutes: weddingMinutes,
    movingBookingId: bookingId,
    upTo: later(day),
  })
  expect(offer.ownSlotIds.sort()).toEqual(slots.slice(0, 5).sort())
  expect(offer.slots.map(({ id }) => id)).toEqual(expect.arrayContaining(slots))
  // Another person gains nothing from it.
  const others = await listOpenSlots(rival, { movingBookingId: bookingId, upTo: later(day) })
  expect(others.ownSlotIds).toEqual([])
  expect(others.slots.map(({ id }) => id)).not.toContain(at(slots, 1))

  await rescheduleBooking(client, { bookingId, slotId: at(slots, 1), ...details })
  expect(await claimsOf(bookingId)).toEqual(slots.slice(1))
  expect(await open(slots)).toEqual([true, false, false, false, false, false])
  expect(await findBooking(client, bookingId)).toMatchObject({ startTime: '10:00', endTime: '20:00' })
  const events = async () => (await findBooking(client, bookingId))?.events.length
  const before = await events()
  await rescheduleBooking(client, { bookingId, slotId: at(slots, 1), ...details })
  expect(await events()).toBe(before)
})

test('of two bookings that move to overlapping runs at the same time, one succeeds and neither is lost', async () => {
  const [one, other] = [await freshDay(), await freshDay()]
  const mine = await book(client, at(one, 0))
  const theirs = await book(rival, at(other, 0))
  const third = await freshDay()
  const outcomes = await Promise.allSettled([
    rescheduleBooking(client, { bookingId: mine.bookingId, slotId: at(third, 0), ...details }),
    rescheduleBooking(rival, { bookingId: theirs.bookingId, slotId: at(third, 1), ...details }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const { bookingId } of [mine, theirs]) expect(await claimsOf(bookingId)).toHaveLength(5)
  expect(await db().slotClaim.count({ where: { slotId: { in: third } } })).toBe(5)
})

test('notice and buffer apply to the whole run', async () => {
  const careful = await createPerson('PHOTOGRAPHER')
  const slots = await freshDay(careful)
  await saveBookingRules(careful, { minimumNoticeMinutes: 0, bufferMinutes: 30 })
  await book(rival, at(slots, 5), shoot)
  // The run would end when the other shoot begins.
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
  await saveBookingRules(careful, { minimumNoticeMinutes: 0, bufferMinutes: 0 })
  await saveBookingRules(careful, { minimumNoticeMinutes: (day + 2) * 1440, bufferMinutes: 0 })
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
  await saveBookingRules(careful, { minimumNoticeMinutes: 0, bufferMinutes: 0 })
  await book(client, at(slots, 0))
})

test('blocking a day ends a hold on it', async () => {
  const slots = await freshDay()
  await holdSlot(client, { slotId: at(slots, 0), minutes: weddingMinutes })
  await blockDays(photographer, {
    fromDate: later(day),
    untilDate: later(day),
    reason: '',
    aroundBookings: false,
  })
  expect(await findOwnHold(client)).toBeNull()
  await expect(book(client, at(slots, 0))).rejects.toMatchObject(taken)
})
