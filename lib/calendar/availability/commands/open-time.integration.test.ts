import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import type { ChangeOpenTime } from '@/lib/calendar/availability/schema/open-time'
import { alreadyOpenText, dayChangedText, nothingOpenText } from '@/lib/calendar/availability/words/open-time'
import { datePassedText, endBeforeStartText } from '@/lib/calendar/availability/words/slots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeRange } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addWeeklyHours } from './add-weekly-hours'
import { blockDays } from './block-days'
import { changeOpenTime } from './change-open-time'
import { holdSlot } from './hold-slot'
import { undoOpenTime } from './undo-open-time'

useDatabase()

const later = (days: number) => addDays(todayIn('America/New_York'), days)
let photographer: Actor
let colleague: Actor
let coordinator: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  coordinator = await createPerson('COORDINATOR')
  client = await createPerson('CLIENT')
})

const input = (days: number, change: Partial<ChangeOpenTime> = {}): ChangeOpenTime => ({
  date: later(days),
  startTime: '09:00',
  endTime: '12:00',
  change: 'open',
  slotMinutes: 60,
  ...change,
})

async function readDay({ profileId }: Actor, days: number) {
  const date = later(days)
  const { slots } = await readMonth(photographer, profileId, date.slice(0, 7))
  return slots.filter((slot) => slot.date === date).map((slot) => [timeRange(slot), slot.isAvailable])
}

test('opens a time in slots, and closes a part of it', async () => {
  await changeOpenTime(photographer, input(2))
  await changeOpenTime(photographer, input(2, { change: 'close', startTime: '10:30', endTime: '11:00' }))
  expect(await readDay(photographer, 2)).toEqual([
    ['09:00 – 10:00', true],
    ['10:00 – 10:30', true],
    ['11:00 – 12:00', true],
  ])
  await changeOpenTime(photographer, input(2, { slotMinutes: 0 }))
  expect((await readDay(photographer, 2)).map(([time]) => time)).toContain('10:30 – 11:00')
})

test('undoing restores the slots as they were, with their weekly hours', async () => {
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], slotMinutes: 90, fromDate: later(8), untilDate: later(8) }
  await addWeeklyHours(photographer, { ...hours, ranges: [{ startTime: '09:00', endTime: '12:00' }] })
  const slotsOfDay = () =>
    db().availabilitySlot.findMany({
      where: { photographerId: photographer.profileId, date: dateToDatabase(later(8)) },
      select: { startTime: true, endTime: true, isAvailable: true, patternId: true },
      orderBy: { startTime: 'asc' },
    })
  const before = await slotsOfDay()
  const closed = await changeOpenTime(photographer, input(8, { change: 'close', startTime: '10:00' }))
  expect(await slotsOfDay()).toHaveLength(1)
  await undoOpenTime(photographer, closed.undo)
  expect(await slotsOfDay()).toEqual(before)
  const opened = await changeOpenTime(photographer, input(8, { startTime: '11:00', endTime: '14:00' }))
  expect(await slotsOfDay()).toHaveLength(4)
  await undoOpenTime(photographer, opened.undo)
  expect(await slotsOfDay()).toEqual(before)
})

test('a change is not undone once its time was booked or used otherwise, nor by others', async () => {
  const booked = await changeOpenTime(photographer, input(9))
  const slotId = booked.undo.addedIds[0] ?? ''
  await makeBooking(client, slotId, await makeServices())
  const conflict = { code: 'conflict', message: dayChangedText }
  await expect(undoOpenTime(photographer, booked.undo)).rejects.toMatchObject(conflict)
  expect(await readDay(photographer, 9)).toHaveLength(3)

  await changeOpenTime(photographer, input(10))
  const { undo } = await changeOpenTime(photographer, input(10, { change: 'close' }))
  const theirs = { ...undo, photographerId: photographer.profileId }
  await expect(undoOpenTime(colleague, theirs)).rejects.toMatchObject({ code: 'not-found' })
  await expect(undoOpenTime(client, theirs)).rejects.toMatchObject({ code: 'forbidden' })
  await makeSlot(photographer, 10, '10:30', '11:30')
  await expect(undoOpenTime(photographer, undo)).rejects.toMatchObject(conflict)
  expect(await readDay(photographer, 10)).toHaveLength(1)
  // The slots that a colleague names aren't theirs.
  const others = { ...undo, photographerId: colleague.profileId, addedIds: booked.undo.addedIds }
  await expect(undoOpenTime(colleague, others)).rejects.toMatchObject(conflict)
})

test('closing ends a hold', async () => {
  const slotId = await makeSlot(photographer, 3, '09:00', '12:00')
  await holdSlot(client, { slotId, minutes: 60 })
  await changeOpenTime(photographer, input(3, { change: 'close', startTime: '11:00' }))
  expect(await db().slotHold.count({ where: { profileId: client.profileId } })).toBe(0)
  expect(await readDay(photographer, 3)).toEqual([['09:00 – 11:00', true]])
})

test('says when nothing would change, and rejects invalid times', async () => {
  await changeOpenTime(photographer, input(4))
  await expect(changeOpenTime(photographer, input(4))).rejects.toMatchObject({
    code: 'conflict',
    fields: { startTime: [alreadyOpenText] },
  })
  const evening = { startTime: '18:00', endTime: '19:00' }
  await expect(changeOpenTime(photographer, input(4, { change: 'close', ...evening }))).rejects.toMatchObject(
    { code: 'conflict', fields: { startTime: [nothingOpenText] } },
  )
  await expect(changeOpenTime(photographer, input(-1))).rejects.toMatchObject({ message: datePassedText })
  await expect(changeOpenTime(photographer, input(4, { endTime: '08:00' }))).rejects.toMatchObject({
    message: endBeforeStartText,
  })
  const blocked = { fromDate: later(5), untilDate: later(5) }
  await blockDays(photographer, { ...blocked, reason: '', aroundBookings: false })
  await expect(changeOpenTime(photographer, input(5))).rejects.toMatchObject({ code: 'conflict' })
})

test('only the photographer and coordinators change a calendar', async () => {
  const { profileId: photographerId } = photographer
  await changeOpenTime(coordinator, input(6, { photographerId }))
  expect(await readDay(photographer, 6)).toHaveLength(3)
  for (const change of ['open', 'close'] as const) {
    const theirs = input(6, { photographerId, change })
    await expect(changeOpenTime(colleague, theirs)).rejects.toMatchObject({ code: 'not-found' })
    await expect(changeOpenTime(client, theirs)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
