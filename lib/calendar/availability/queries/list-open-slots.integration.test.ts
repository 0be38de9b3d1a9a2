import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { blockDays } from '@/lib/calendar/availability/commands/block-days'
import { maxSearchedSlots, offerSize } from '@/lib/calendar/availability/limits'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase, toWallTime } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findSlotStart } from './find-slot-start'
import { listOpenSlots } from './list-open-slots'

useDatabase()

const slotsADay = 48
/** Three times as many slots as are read at once. */
const days = Math.ceil((3 * offerSize) / slotsADay)
let client: Actor
let photographer: Actor
let today: string

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  today = todayIn((await getStudio()).timeZone)
  await addSlots(photographer, days)
})

/** Adds slots of 29 minutes, none adjacent to another, on this many days from tomorrow on. */
async function addSlots({ profileId: photographerId }: Actor, dayCount: number) {
  const data = Array.from({ length: dayCount * slotsADay }, (_, index) => ({
    photographerId,
    date: dateToDatabase(addDays(today, 1 + Math.floor(index / slotsADay))),
    startTime: timeToDatabase(toWallTime((index % slotsADay) * 30)),
    endTime: timeToDatabase(toWallTime((index % slotsADay) * 30 + 29)),
  }))
  await db().availabilitySlot.createMany({ data })
}

test('with thousands of slots, only the nearest whole days are read', async () => {
  const { slots, lastDay } = await listOpenSlots(client)
  const wholeDays = Math.floor(offerSize / slotsADay)
  expect(lastDay).toBe(addDays(today, wholeDays))
  expect(slots).toHaveLength(wholeDays * slotsADay)
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length)
  expect(slots.at(-1)?.date).toBe(lastDay)
})

test('later days are read up to the requested one, and the end is reported', async () => {
  const wanted = days - 2
  const upTo = addDays(today, wanted)
  const some = await listOpenSlots(client, { upTo })
  expect(some.lastDay).toBe(upTo)
  expect(some.slots).toHaveLength(wanted * slotsADay)
  const all = await listOpenSlots(client, { upTo: addDays(today, 300) })
  expect(all.lastDay).toBeNull()
  expect(all.slots).toHaveLength(days * slotsADay)
})

test('for a longer visit, the nearest days with room are read and the longest possible visit is reported', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  // Long after the first days read, and the only adjacent slots.
  const far = days - 1
  await makeSlot(colleague, far, '08:00', '12:00')
  await makeSlot(colleague, far, '12:00', '18:00')
  const { slots, lastDay } = await listOpenSlots(client, { minutes: 600 })
  expect(slots.map(({ date }) => date)).toContain(addDays(today, far))
  expect(lastDay === null || lastDay >= addDays(today, far)).toBe(true)
  expect(await listOpenSlots(client, { minutes: 601 })).toMatchObject({ lastDay: null, maxVisitMinutes: 600 })
  await db().availabilitySlot.deleteMany({ where: { photographerId: colleague.profileId } })
})

test('a search that finds nothing stops after a while, and goes on as far as requested', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const further = Math.ceil(maxSearchedSlots / slotsADay)
  await addSlots(colleague, 4 * further)
  const visit = { minutes: 60 }
  const near = await listOpenSlots(client, visit)
  expect(near.maxVisitMinutes).toBe(29)
  const searchedTo = near.lastDay ?? ''
  expect(searchedTo > addDays(today, further / 2)).toBe(true)
  expect(searchedTo < addDays(today, 4 * further)).toBe(true)
  expect((await listOpenSlots(client, { ...visit, upTo: addDays(searchedTo, 31) })).lastDay).toBe(
    addDays(searchedTo, 31),
  )
  expect((await listOpenSlots(client, { ...visit, upTo: addDays(today, 4 * further) })).lastDay).toBeNull()
  await db().availabilitySlot.deleteMany({ where: { photographerId: colleague.profileId } })
})

test('days without available slots are skipped', async () => {
  await blockDays(photographer, {
    fromDate: addDays(today, 1),
    untilDate: addDays(today, days - 1),
    reason: '',
    aroundBookings: false,
  })
  const { slots, lastDay } = await listOpenSlots(client)
  const own = slots.filter(({ photographerId }) => photographerId === photographer.profileId)
  expect(new Set(own.map(({ date }) => date))).toEqual(new Set([addDays(today, days)]))
  expect(lastDay).toBeNull()
})

test('the start of a slot is found by the slot id only', async () => {
  const slotId = await makeSlot(await createPerson('PHOTOGRAPHER'), 90)
  expect(await findSlotStart(slotId)).toEqual({ slotId, date: addDays(today, 90), startTime: '09:00' })
  expect(await findSlotStart(client.profileId)).toBeNull()
  expect(await findSlotStart("' OR 1=1")).toBeNull()
})
