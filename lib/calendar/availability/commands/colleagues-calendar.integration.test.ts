import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { listCalendars } from '@/lib/calendar/availability/queries/list-calendars'
import { previewWeeklyHours } from '@/lib/calendar/availability/queries/preview-weekly-hours'
import {
  listBlockedDays,
  listWeeklyHours,
  readTerms,
} from '@/lib/calendar/availability/queries/read-calendar'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import { privateText } from '@/lib/calendar/availability/words/other-calendars'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addSlot } from './add-slot'
import { addWeeklyHours } from './add-weekly-hours'
import { blockDays } from './block-days'
import { removeSlot } from './remove-slot'
import { removeWeeklyHours } from './remove-weekly-hours'
import { saveBookingRules } from './save-booking-rules'
import { toggleSlot } from './toggle-slot'
import { unblockDays } from './unblock-days'

useDatabase()

const timeZone = 'America/New_York'
const later = (days: number) => addDays(todayIn(timeZone), days)
let photographer: Actor
let coordinator: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Noah Reyes')
  coordinator = await createPerson('COORDINATOR', 'Cole Ramos')
})

const slot = (days: number) => ({ date: later(days), startTime: '09:00', endTime: '11:00' })
const days = (from: number) => ({ fromDate: later(from), untilDate: later(from) })
const hours = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  ranges: [{ startTime: '13:00', endTime: '15:00' }],
  slotMinutes: 60,
  fromDate: later(3),
  untilDate: later(4),
}
const terms = { minimumNoticeMinutes: 120, bufferMinutes: 30 }

test("a coordinator changes a photographer's calendar, and the audit log says who and whose", async () => {
  const { profileId: photographerId } = photographer
  expect(await listCalendars(coordinator)).toContainEqual({
    photographerId,
    fullName: 'Noah Reyes',
    canChange: true,
  })
  const { slotId } = await addSlot(coordinator, { photographerId, ...slot(2) })
  await toggleSlot(coordinator, { slotId, isAvailable: false })
  await removeSlot(coordinator, slotId)
  expect(await previewWeeklyHours(coordinator, { photographerId, ...hours })).toMatchObject({ fresh: 4 })
  expect(await addWeeklyHours(coordinator, { photographerId, ...hours })).toMatchObject({ slotsMade: 4 })
  const [pattern] = await listWeeklyHours(coordinator, photographerId)
  expect(pattern).toMatchObject({ freeAhead: 4 })
  await removeWeeklyHours(coordinator, pattern?.id ?? '')
  await blockDays(coordinator, { photographerId, ...days(6), reason: '', aroundBookings: false })
  expect(await unblockDays(coordinator, { photographerId, ...days(6) })).toEqual({ unblockedDays: 1 })
  await saveBookingRules(coordinator, { photographerId, ...terms })
  expect(await readTerms(photographer, photographerId)).toMatchObject(terms)
  const entries = await db().auditEntry.findMany({
    where: { actorId: coordinator.profileId },
    orderBy: { createdAt: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual([
    'slot.added',
    'slot.disabled',
    'slot.removed',
    'weekly-hours.opened',
    'weekly-hours.removed',
    'days.blocked',
    'days.unblocked',
    'booking-terms.saved',
  ])
  for (const { subjectId, details } of entries) {
    expect([subjectId, (details as { photographer?: string }).photographer]).toContain(
      subjectId === photographerId ? photographerId : 'Noah Reyes',
    )
  }
})

test("a coordinator reads neither a photographer's reasons nor what their own calendars say", async () => {
  const busy = await createPerson('PHOTOGRAPHER')
  const { profileId: photographerId } = busy
  await blockDays(busy, { ...days(9), reason: 'Surgery', aroundBookings: false })
  await addSlot(busy, slot(8))
  const calendar = await db().externalCalendar.create({
    data: {
      photographerId,
      name: 'Home',
      sealedAddress: randomUUID(),
      host: 'example.com',
      addressEnd: '.ics',
      nextReadAt: new Date(),
    },
  })
  await db().busyTime.create({
    data: {
      photographerId,
      calendarId: calendar.id,
      title: 'Dentist',
      uid: randomUUID(),
      startsAt: instantOf(later(8), '09:30', timeZone),
      endsAt: instantOf(later(8), '10:00', timeZone),
    },
  })
  const month = later(8).slice(0, 7)
  const titles = async (reader: Actor) =>
    (await readMonth(reader, photographerId, month)).slots.map(({ busyWith }) => busyWith)
  const reasons = async (reader: Actor) =>
    (await listBlockedDays(reader, photographerId)).map(({ reason }) => reason)
  expect([await titles(busy), await reasons(busy)]).toEqual([['Dentist'], ['Surgery']])
  expect([await titles(coordinator), await reasons(coordinator)]).toEqual([[privateText], [null]])
})

test("photographers change only their own calendar, and editors, clients, and former photographers' none", async () => {
  const { profileId: photographerId } = photographer
  const { slotId } = await addSlot(photographer, slot(12))
  const colleague = await createPerson('PHOTOGRAPHER')
  const changesOf = (actor: Actor, of: string) => [
    () => addSlot(actor, { photographerId: of, ...slot(13) }),
    () => previewWeeklyHours(actor, { photographerId: of, ...hours }),
    () => addWeeklyHours(actor, { photographerId: of, ...hours }),
    () => blockDays(actor, { photographerId: of, ...days(14), reason: '', aroundBookings: true }),
    () => unblockDays(actor, { photographerId: of, ...days(14) }),
    () => saveBookingRules(actor, { photographerId: of, ...terms }),
  ]
  for (const change of changesOf(colleague, photographerId)) {
    await expect(change()).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(removeSlot(colleague, slotId)).rejects.toMatchObject({ code: 'not-found' })
  for (const role of ['EDITOR', 'CLIENT'] as const) {
    const actor = await createPerson(role)
    for (const change of changesOf(actor, photographerId)) {
      await expect(change()).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(toggleSlot(actor, { slotId, isAvailable: false })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await listCalendars(actor)).toEqual([])
    expect(await listWeeklyHours(actor, photographerId)).toEqual([])
  }
  await db().profile.update({ where: { id: colleague.profileId }, data: { accountStatus: 'DISABLED' } })
  for (const change of [
    ...changesOf(coordinator, colleague.profileId),
    ...changesOf(coordinator, coordinator.profileId),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'not-found' })
  }
})
