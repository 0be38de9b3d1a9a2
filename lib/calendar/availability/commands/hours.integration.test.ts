import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  cancelBooking,
  makeBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { slotsAhead } from '@/lib/calendar/availability/policy'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { previewWeeklyHours } from '@/lib/calendar/availability/queries/preview-weekly-hours'
import { listBlockedDays, listWeeklyHours } from '@/lib/calendar/availability/queries/read-calendar'
import type { AddWeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { datePassedText, dateTooFarText, hoursTooShortText } from '@/lib/calendar/availability/words/slots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { addSlot } from './add-slot'
import { addWeeklyHours } from './add-weekly-hours'
import { blockDays } from './block-days'
import { changeWeeklyHours } from './change-weekly-hours'
import { holdSlot } from './hold-slot'
import { removeWeeklyHours } from './remove-weekly-hours'
import { unblockDays } from './unblock-days'

useDatabase()

const later = (days: number) => addDays(todayIn('America/New_York'), days)
let client: Actor
let services: string[]

beforeAll(async () => {
  client = await createPerson('CLIENT')
  services = await makeServices()
})

/** Every day for a week, 09:00 – 12:00 and 13:00 – 17:00, in two-hour slots: 21 slots. */
const hours: AddWeeklyHours = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  ranges: [
    { startTime: '09:00', endTime: '12:00' },
    { startTime: '13:00', endTime: '17:00' },
  ],
  slotMinutes: 120,
  fromDate: later(1),
  untilDate: later(7),
}
const countSlots = (of: Actor) => db().availabilitySlot.count({ where: { photographerId: of.profileId } })
const countPushes = () => db().outboxMessage.count({ where: { topic: 'private-slots' } })
const day = (days: number, aroundBookings = false) => ({
  fromDate: later(days),
  untilDate: later(days),
  reason: 'Conference',
  aroundBookings,
})

test('adds weekly hours with a single push, and only missing slots when repeated', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const before = await countPushes()
  expect(await addWeeklyHours(photographer, hours)).toMatchObject({
    slotsMade: 21,
    createdIds: [expect.any(String), expect.any(String)],
  })
  expect(await countPushes()).toBe(before + 1)
  expect(await addWeeklyHours(photographer, hours)).toEqual({ slotsMade: 0, createdIds: [] })
  await addWeeklyHours(photographer, { ...hours, weekdays: [7, 6, 5, 4, 3, 2, 1] })
  expect(await listWeeklyHours(photographer, photographer.profileId)).toMatchObject([
    { startTime: '09:00', freeAhead: 7, bookedAhead: 0 },
    { startTime: '13:00', freeAhead: 14, bookedAhead: 0 },
  ])
  const offered = (await listOpenSlots(client)).slots.filter(
    (slot) => slot.photographerId === photographer.profileId,
  )
  expect(offered).toHaveLength(21)
})

test('the preview matches what saving does', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  await addSlot(photographer, { date: later(2), startTime: '10:00', endTime: '14:00' })
  await blockDays(photographer, day(3))
  const preview = await previewWeeklyHours(photographer, hours)
  expect(preview.fresh).toBe(21 - 2 - 3)
  expect(preview.skipped.map(({ reason, count }) => [reason, count]).sort()).toEqual([
    ['blocked', 3],
    ['overlapping', 2],
  ])
  expect(preview.week).toHaveLength(7)
  expect(await addWeeklyHours(photographer, hours)).toMatchObject({ slotsMade: preview.fresh })
})

test("rejects invalid hours and other people's", async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const wrong: [Partial<AddWeeklyHours>, string][] = [
    [{ fromDate: later(-1) }, datePassedText],
    [{ untilDate: later(400) }, dateTooFarText],
    [{ slotMinutes: 200 }, hoursTooShortText],
    [{ slotMinutes: 15, untilDate: later(366) }, 'at most 1,500 at once'],
  ]
  for (const [change, message] of wrong) {
    const input = { ...hours, ...change }
    const expected = { code: 'invalid', message: expect.stringContaining(message) }
    await expect(addWeeklyHours(photographer, input)).rejects.toMatchObject(expected)
    await expect(previewWeeklyHours(photographer, input)).rejects.toMatchObject(expected)
  }
  await expect(addWeeklyHours(client, hours)).rejects.toMatchObject({ code: 'forbidden' })
  await addWeeklyHours(photographer, hours)
  const [pattern] = await listWeeklyHours(photographer, photographer.profileId)
  const stranger = await createPerson('PHOTOGRAPHER')
  await expect(removeWeeklyHours(stranger, pattern?.id ?? '')).rejects.toMatchObject({ code: 'not-found' })
  for (const who of [client, { ...photographer, status: 'DISABLED' as const }]) {
    await expect(removeWeeklyHours(who, pattern?.id ?? '')).rejects.toMatchObject({ code: 'forbidden' })
    const days = { fromDate: later(1), untilDate: later(2) }
    await expect(unblockDays(who, days)).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await countSlots(photographer)).toBe(21)
})

test('removing hours removes their free slots but not the booked ones', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  await addWeeklyHours(photographer, { ...hours, ranges: hours.ranges.slice(0, 1) })
  const [first, second] = await db().availabilitySlot.findMany({
    where: { photographerId: photographer.profileId },
    orderBy: { date: 'asc' },
  })
  const remaining = await makeBooking(client, first?.id ?? '', services)
  await cancelBooking(client, await makeBooking(client, second?.id ?? '', services))
  const [pattern] = await listWeeklyHours(photographer, photographer.profileId)
  expect(pattern).toMatchObject({ freeAhead: 6, bookedAhead: 1 })
  expect(await removeWeeklyHours(photographer, pattern?.id ?? '')).toEqual({ slotsRemoved: 6, slotsKept: 1 })
  expect(await countSlots(photographer)).toBe(1)
  expect(await listWeeklyHours(photographer, photographer.profileId)).toEqual([])
  // A slot of removed hours isn't offered again once it is free.
  await cancelBooking(client, remaining)
  const offered = (await listOpenSlots(client)).slots.map(({ id }) => id)
  expect(offered).not.toContain(first?.id)
})

test('changing hours replaces their free slots, skips what is taken, and leaves booked ones', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  await addWeeklyHours(photographer, { ...hours, ranges: hours.ranges.slice(1) })
  const slots = await db().availabilitySlot.findMany({
    where: { photographerId: photographer.profileId },
    orderBy: [{ date: 'asc' }, { startTime: 'asc' }],
  })
  // 13:00 – 15:00 of the first day, and 15:00 – 17:00 of the second, which will be outside the hours.
  const [inside, outside] = [slots[0]?.id ?? '', slots[3]?.id ?? '']
  for (const slotId of [inside, outside]) await makeBooking(client, slotId, services)
  await addSlot(photographer, { date: later(3), startTime: '11:00', endTime: '12:30' })
  const [pattern] = await listWeeklyHours(photographer, photographer.profileId)
  const before = await countPushes()
  const change = { patternId: pattern?.id ?? '', startTime: '12:00', endTime: '16:00', slotMinutes: 60 }
  // Four a day, without two that are booked on the first day, one on the second, and one taken on the third.
  expect(await changeWeeklyHours(photographer, change)).toEqual({
    slotsRemoved: 12,
    slotsMade: 7 * 4 - 2 - 1 - 1,
  })
  expect(await countPushes()).toBe(before + 1)
  expect(await listWeeklyHours(photographer, photographer.profileId)).toMatchObject([
    { id: pattern?.id, startTime: '12:00', endTime: '16:00', slotMinutes: 60, freeAhead: 24, bookedAhead: 2 },
  ])
  const isAvailable = async (id: string) =>
    (await db().availabilitySlot.findUniqueOrThrow({ where: { id } })).isAvailable
  expect([await isAvailable(inside), await isAvailable(outside)]).toEqual([true, false])
})

test("rejects changes of other people's hours, and hours shorter than a slot", async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  await addWeeklyHours(photographer, hours)
  const [pattern] = await listWeeklyHours(photographer, photographer.profileId)
  const change = { patternId: pattern?.id ?? '', startTime: '09:00', endTime: '10:00', slotMinutes: 60 }
  const stranger = await createPerson('PHOTOGRAPHER')
  await expect(changeWeeklyHours(stranger, change)).rejects.toMatchObject({ code: 'not-found' })
  await expect(changeWeeklyHours(client, change)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(changeWeeklyHours(photographer, { ...change, slotMinutes: 120 })).rejects.toMatchObject({
    code: 'invalid',
    message: hoursTooShortText,
  })
  expect(await countSlots(photographer)).toBe(21)
})

test('adding the same hours ten times concurrently with a slot among them creates every slot once', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const single = { date: later(4), startTime: '09:30', endTime: '10:30' }
  const [added, ...opened] = await Promise.allSettled([
    addSlot(photographer, single),
    ...Array.from({ length: 10 }, () => addWeeklyHours(photographer, hours)),
  ])
  const made = opened.reduce(
    (sum, outcome) => sum + (outcome.status === 'fulfilled' ? outcome.value.slotsMade : Number.NaN),
    0,
  )
  // Whichever comes first at 09:00 that day, the other is skipped or rejected.
  expect(made + (added.status === 'fulfilled' ? 1 : 0)).toBe(21)
  expect(await countSlots(photographer)).toBe(21)
})

test('a blocked day offers no slots, loses none, and ends holds', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const slotId = await makeSlot(photographer, 3)
  const isOffered = async () => (await listOpenSlots(client)).slots.some(({ id }) => id === slotId)
  await holdSlot(client, { slotId, minutes: 0 })
  expect(await blockDays(photographer, day(3))).toEqual({ blockedDays: 1, shootsInTheWay: [] })
  expect(await isOffered()).toBe(false)
  expect(await db().slotHold.count({ where: { slotId } })).toBe(0)
  await expect(holdSlot(client, { slotId, minutes: 0 })).rejects.toMatchObject({ code: 'slot-taken' })
  await expect(
    createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard),
  ).rejects.toMatchObject({
    code: 'slot-taken',
  })
  await expect(
    addSlot(photographer, { date: later(3), startTime: '18:00', endTime: '19:00' }),
  ).rejects.toMatchObject({ code: 'conflict', fields: { date: [expect.stringContaining('blocked')] } })
  await blockDays(photographer, { ...day(3), untilDate: later(5) })
  expect(await listBlockedDays(photographer, photographer.profileId)).toEqual([
    { fromDate: later(3), untilDate: later(5), reason: 'Conference' },
  ])
  await unblockDays(await createPerson('PHOTOGRAPHER'), day(3))
  expect(await isOffered()).toBe(false)
  expect(await unblockDays(photographer, day(3))).toEqual({ unblockedDays: 1 })
  expect(await isOffered()).toBe(true)
})

test('a day with a shoot is not blocked: the shoot is returned, and the other days can be blocked', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const bookingId = await makeBooking(client, await makeSlot(photographer, 4), services)
  const range = { ...day(3), untilDate: later(5) }
  const named = { shootsInTheWay: [{ bookingId, date: later(4), startTime: '09:00' }] }
  expect(await blockDays(photographer, range)).toMatchObject({ blockedDays: 0, ...named })
  expect(await listBlockedDays(photographer, photographer.profileId)).toEqual([])
  const around = await blockDays(photographer, { ...range, aroundBookings: true })
  expect(around).toMatchObject({ blockedDays: 2, ...named })
  expect(
    (await listBlockedDays(photographer, photographer.profileId)).map(({ fromDate }) => fromDate),
  ).toEqual([later(3), later(5)])
  await cancelBooking(client, bookingId)
  expect(await blockDays(photographer, day(4))).toMatchObject({ blockedDays: 1 })
})

test('of concurrently blocking and booking a day, exactly one wins', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  for (let round = 10; round < 16; round++) {
    const slotId = await makeSlot(photographer, round)
    const [blocked, booked] = await Promise.allSettled([
      blockDays(photographer, day(round)),
      createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard),
    ])
    const isBlocked = blocked.status === 'fulfilled' && blocked.value.blockedDays === 1
    expect(isBlocked).toBe(booked.status === 'rejected')
  }
})

test('a slot that has begun is no longer ahead', async () => {
  const { profileId: photographerId } = await createPerson('PHOTOGRAPHER')
  const timeZone = 'America/New_York'
  const date = later(60)
  for (const [startTime, endTime] of [
    ['09:00', '10:00'],
    ['10:00', '11:00'],
    ['11:00', '12:00'],
  ] as const) {
    const [from, until] = [timeToDatabase(startTime), timeToDatabase(endTime)]
    await db().availabilitySlot.create({
      data: { photographerId, date: dateToDatabase(date), startTime: from, endTime: until },
    })
  }
  const ahead = slotsAhead({ now: instantOf(date, '10:00', timeZone), timeZone })
  const slots = await db().availabilitySlot.findMany({ where: { photographerId, AND: [ahead] } })
  expect(slots.map(({ startTime }) => startTime)).toEqual([timeToDatabase('11:00')])
})
