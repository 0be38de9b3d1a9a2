import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { addSlot } from '@/lib/calendar/availability/commands/add-slot'
import { blockDays } from '@/lib/calendar/availability/commands/block-days'
import { privateText } from '@/lib/calendar/availability/words/other-calendars'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import type { BookingStatus } from '@/prisma/generated/enums'
import { listCalendars } from './list-calendars'
import { listWeeklyHours } from './read-calendar'
import { readWeek, type WeekRequest } from './read-week'

useDatabase()

const timeZone = 'America/New_York'
const later = (days: number) => addDays(todayIn(timeZone), days)
const week = { first: later(7), last: later(13) }
let photographer: Actor
let colleague: Actor
let coordinator: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Noah Reyes')
  colleague = await createPerson('PHOTOGRAPHER', 'Ines Okafor')
  coordinator = await createPerson('COORDINATOR', 'Cole Ramos')
  client = await createPerson('CLIENT', 'Sam Rivera')
  await makeShoot(photographer, 7, '09:00', 'CONFIRMED')
  await makeShoot(photographer, 7, '11:00', 'PENDING', {
    latitude: 35.7,
    longitude: -82.5,
    placeSource: 'GEOCODER',
  })
  await makeShoot(photographer, 8, '09:00', 'CANCELLED')
  await makeShoot(photographer, 14, '09:00', 'CONFIRMED')
  await makeShoot(colleague, 8, '09:00', 'CONFIRMED')
  const slotId = await makeSlot(photographer, 9, '09:00', '11:00')
  await db().slotHold.create({
    data: { slotId, profileId: client.profileId, expiresAt: new Date(Date.now() + 600_000) },
  })
  await db().bookingTerms.create({
    data: {
      photographerId: photographer.profileId,
      baseZip: '28801',
      baseLatitude: 35.6,
      baseLongitude: -82.5,
    },
  })
  const days = { fromDate: later(10), untilDate: later(10) }
  await blockDays(photographer, { ...days, reason: 'Fair', aroundBookings: false })
  await makeBusyTime(photographer, 11)
})

async function makeShoot(of: Actor, days: number, start: string, status: BookingStatus, place = {}) {
  await db().booking.create({
    data: {
      clientId: client.profileId,
      photographerId: of.profileId,
      propertyAddress: '84 Tanager Way, Asheville, NC 28804',
      propertyStreet: '84 Tanager Way',
      shootDate: dateToDatabase(later(days)),
      shootTime: timeToDatabase(start),
      shootEndTime: timeToDatabase(`${start.slice(0, 3)}45`),
      status,
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
      ...place,
    },
  })
}

async function makeBusyTime({ profileId: photographerId }: Actor, days: number) {
  const calendar = await db().externalCalendar.create({
    data: { photographerId, name: 'Personal', sealedAddress: 'x', host: 'example.com', addressEnd: 'ics' },
  })
  await db().busyTime.create({
    data: {
      calendarId: calendar.id,
      photographerId,
      uid: randomUUID(),
      startsAt: instantOf(later(days), '14:00', timeZone),
      endsAt: instantOf(later(days), '15:00', timeZone),
      title: 'Dentist',
    },
  })
}

const read = async (actor: Actor, request: WeekRequest) => (await readWeek(actor, request)).photographers

test('a photographer sees their own week, with drives, holds, blocked days, and busy times', async () => {
  const found = await read(photographer, week)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    photographerId: photographer.profileId,
    shoots: [
      { date: later(7), startTime: '09:00', endTime: '09:45', status: 'CONFIRMED', clientName: 'Sam Rivera' },
      { date: later(7), startTime: '11:00', status: 'PENDING', address: '84 Tanager Way' },
    ],
    drives: [{ date: later(7), endTime: '11:00', minutes: 17 }],
    slots: [
      {
        date: later(9),
        startTime: '09:00',
        isAvailable: true,
        isBooked: false,
        heldUntil: expect.stringMatching(/^\d\d:\d\d$/),
      },
    ],
    blockedDays: [{ date: later(10), reason: 'Fair' }],
    busyTimes: [{ date: later(11), startTime: '14:00', endTime: '15:00', title: 'Dentist' }],
  })
  expect(await read(photographer, { ...week, photographerId: colleague.profileId })).toEqual([])
})

test("a coordinator sees everyone's week by name, without private words", async () => {
  const found = await read(coordinator, week)
  expect(found.map(({ fullName }) => fullName)).toEqual(['Ines Okafor', 'Noah Reyes'])
  expect(found[1]).toMatchObject({
    blockedDays: [{ date: later(10), reason: null }],
    busyTimes: [{ title: privateText }],
  })
  const { profileId: photographerId } = colleague
  const chosen = await read(coordinator, { ...week, photographerId })
  expect(chosen.map((one) => [one.photographerId, one.shoots.length])).toEqual([[photographerId, 1]])
})

test("the owner sees everyone's week without private words, and changes only their own", async () => {
  const owner = await createPerson('PHOTOGRAPHER', 'Ava North', 'owner@example.test')
  const found = await read(owner, week)
  expect(found.map(({ fullName }) => fullName)).toEqual(['Ava North', 'Ines Okafor', 'Noah Reyes'])
  expect(found[2]).toMatchObject({
    blockedDays: [{ date: later(10), reason: null }],
    busyTimes: [{ title: privateText }],
  })
  const listed = await listCalendars(owner)
  expect(listed.filter(({ canChange }) => canChange).map(({ fullName }) => fullName)).toEqual(['Ava North'])
  expect(listed).toHaveLength(3)
  const theirs = {
    photographerId: photographer.profileId,
    date: later(12),
    startTime: '09:00',
    endTime: '10:00',
  }
  await expect(addSlot(owner, theirs)).rejects.toMatchObject({ code: 'not-found' })
  expect(await listWeeklyHours(owner, photographer.profileId)).toEqual([])
  await db().profile.update({ where: { id: owner.profileId }, data: { accountStatus: 'DISABLED' } })
  expect(await read({ ...owner, status: 'DISABLED' }, week)).toEqual([])
})

test('nobody else sees a calendar', async () => {
  const { profileId: photographerId } = photographer
  for (const other of [client, await createPerson('EDITOR')]) {
    expect(await read(other, week)).toEqual([])
    expect(await read(other, { ...week, photographerId })).toEqual([])
  }
})

test('no more than a week is read', async () => {
  const [own] = await read(photographer, { first: later(7), last: later(300) })
  expect(own?.shoots.map(({ date }) => date)).not.toContain(later(14))
})
