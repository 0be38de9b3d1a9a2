import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { addCalendar } from './commands/add-calendar'
import { queueDueCalendars } from './commands/queue-due-calendars'
import { readCalendar } from './commands/read-calendar'
import { readOwnCalendar } from './commands/read-own-calendar'
import { removeCalendar } from './commands/remove-calendar'
import { listOwnCalendars } from './queries/list-own-calendars'
import { listOwnConflicts } from './queries/list-own-conflicts'
import { calendarFailedTitle, conflictTitle, sameCalendarText, tooManyCalendarsText } from './words'

useDatabase()

let server: Server
let origin: string
let content: string
let status: number
let client: Actor
let photographer: Actor
let services: string[]
let timeZone: string

useEnvironment(async () => {
  server = createServer((_request, response) => response.writeHead(status).end(content))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { CALENDAR_SANDBOX_URL: origin }
})

beforeAll(async () => {
  client = await createPerson('CLIENT')
  services = await makeServices()
  timeZone = (await getStudio()).timeZone
})
afterAll(() => {
  server.close()
})
beforeEach(async () => {
  status = 200
  content = calendarOf()
  photographer = await createPerson('PHOTOGRAPHER')
})

/** Returns a calendar with appointments, each some days ahead. */
function calendarOf(...appointments: { days: number; from: string; to: string }[]): string {
  const stamp = (days: number, time: string) =>
    instantOf(addDays(todayIn(timeZone), days), time, timeZone)
      .toISOString()
      .replaceAll(/[-:]|\.000/g, '')
  const events = appointments.flatMap(({ days, from, to }, index) => [
    'BEGIN:VEVENT',
    `UID:${index}@example.com`,
    `DTSTART:${stamp(days, from)}`,
    `DTEND:${stamp(days, to)}`,
    'SUMMARY:Dentist',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}

const dentist = { days: 7, from: '10:00', to: '11:00' }
const add = (path = 'basic.ics') => addCalendar(photographer, { name: 'Home', address: `${origin}/${path}` })
const idOf = async (of = photographer) => (await listOwnCalendars(of))[0]?.id ?? ''
const isOffered = async (slotId: string) =>
  (await listOpenSlots(client)).slots.some(({ id }) => id === slotId)
const hold = (slotId: string) => holdSlot(client, { slotId, minutes: 60, movingBookingId: undefined })

describe('adding', () => {
  test('reads the calendar at once, and stores the address encrypted', async () => {
    content = calendarOf(dentist, { days: 90, from: '10:00', to: '11:00' })
    expect(await add('secret-1234.ics')).toEqual({ busySoon: 1 })
    expect(await listOwnCalendars(photographer)).toMatchObject([
      { name: 'Home', address: '127.0.0.1 … .ics', problem: null },
    ])
    const row = await db().externalCalendar.findUniqueOrThrow({ where: { id: await idOf() } })
    expect(JSON.stringify(row)).not.toContain('secret-1234')
    const audits = await db().auditEntry.findMany({ where: { subjectId: photographer.profileId } })
    expect(JSON.stringify(audits)).not.toContain('secret-1234')
  })

  test('adds nothing if the calendar cannot be read', async () => {
    content = '<html></html>'
    await expect(add()).rejects.toMatchObject({ code: 'invalid', fields: { address: expect.any(Array) } })
    expect(await listOwnCalendars(photographer)).toEqual([])
  })

  test('rejects the same calendar and a sixth one', async () => {
    await add('0.ics')
    await expect(add('0.ics')).rejects.toMatchObject({ message: sameCalendarText })
    for (const path of ['1.ics', '2.ics', '3.ics', '4.ics']) await add(path)
    await expect(add('5.ics')).rejects.toMatchObject({ message: tooManyCalendarsText })
  })

  test('is for photographers only', async () => {
    await expect(addCalendar(client, { name: 'Home', address: origin })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('a busy time', () => {
  test('closes the slots that it overlaps, and only those, until it is gone', async () => {
    const closed = await makeSlot(photographer, 7, '08:00', '10:30')
    const after = await makeSlot(photographer, 7, '11:00', '13:00')
    content = calendarOf(dentist)
    await add()
    expect(await isOffered(closed)).toBe(false)
    expect(await isOffered(after)).toBe(true)
    const month = await readMonth(
      photographer,
      photographer.profileId,
      addDays(todayIn(timeZone), 7).slice(0, 7),
    )
    expect(month.slots.map(({ id, busyWith }) => [id, busyWith])).toEqual([
      [closed, 'Dentist'],
      [after, null],
    ])
    await expect(hold(closed)).rejects.toMatchObject({ message: timeTakenText })
    await expect(makeBooking(client, closed, services)).rejects.toMatchObject({ code: 'slot-taken' })

    content = calendarOf()
    await readOwnCalendar(photographer, await idOf())
    expect(await isOffered(closed)).toBe(true)
    await makeBooking(client, closed, services)
  })

  test('closes a slot for good only while its calendar is there', async () => {
    const slot = await makeSlot(photographer)
    content = calendarOf(dentist)
    await add()
    await removeCalendar(photographer, await idOf())
    expect(await isOffered(slot)).toBe(true)
    expect(await db().busyTime.count({ where: { photographerId: photographer.profileId } })).toBe(0)
  })

  test('that appears while a client books leaves a booking or a closed slot, whichever came first', async () => {
    const slot = await makeSlot(photographer)
    await add()
    content = calendarOf(dentist)
    const [booked] = await Promise.allSettled([
      makeBooking(client, slot, services),
      readOwnCalendar(photographer, await idOf()),
    ])
    expect(await db().busyTime.count({ where: { photographerId: photographer.profileId } })).toBe(1)
    if (booked.status === 'rejected') expect(booked.reason).toMatchObject({ code: 'slot-taken' })
    expect(await isOffered(slot)).toBe(false)
  })
})

describe('reading again', () => {
  test('writes nothing if nothing changed', async () => {
    content = calendarOf(dentist)
    await add()
    const rows = () =>
      db().busyTime.findMany({ where: { photographerId: photographer.profileId }, select: { id: true } })
    const pushes = () => db().outboxMessage.count({ where: { topic: 'slots-changed' } })
    const [before, pushed] = [await rows(), await pushes()]
    await readCalendar({ calendarId: await idOf() })
    expect(await rows()).toEqual(before)
    expect(await pushes()).toBe(pushed)
  })

  test('keeps the busy times if it fails, says why, and recovers', async () => {
    const slot = await makeSlot(photographer)
    content = calendarOf(dentist)
    await add()
    const id = await idOf()
    status = 404
    await expect(readOwnCalendar(photographer, id)).rejects.toMatchObject({ code: 'unavailable' })
    await readCalendar({ calendarId: id })
    expect(await isOffered(slot)).toBe(false)
    expect(await db().externalCalendar.findUnique({ where: { id } })).toMatchObject({ failures: 2 })
    status = 200
    await readOwnCalendar(photographer, id)
    expect(await listOwnCalendars(photographer)).toMatchObject([{ problem: null }])
  })

  test('is queued once for each calendar that is due', async () => {
    await add()
    const id = await idOf()
    const jobs = () => db().$queryRaw<unknown[]>`
      SELECT 1 FROM graphile_worker.jobs WHERE key = ${`read-calendar:${id}`}`
    await queueDueCalendars()
    expect(await jobs()).toHaveLength(0)
    await db().externalCalendar.update({ where: { id }, data: { nextReadAt: new Date(0) } })
    await queueDueCalendars()
    await queueDueCalendars()
    expect(await jobs()).toHaveLength(1)
  })

  test("of another photographer's calendar finds nothing", async () => {
    await add()
    const id = await idOf()
    const other = await createPerson('PHOTOGRAPHER')
    await expect(readOwnCalendar(other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(removeCalendar(other, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await listOwnCalendars(other)).toEqual([])
  })
})

const notified = (title: string) =>
  db().notification.findMany({ where: { userId: photographer.userId, title } })

describe('a conflict with a shoot', () => {
  const emailed = () =>
    db().outboxMessage.count({ where: { topic: 'calendar-conflict', userId: photographer.userId } })

  test('that appears later is reported once, by notification and email, and changes no booking', async () => {
    const bookingId = await makeBooking(client, await makeSlot(photographer), services)
    const before = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
    await add()
    content = calendarOf(dentist)
    await readOwnCalendar(photographer, await idOf())
    await readOwnCalendar(photographer, await idOf())
    expect(await notified(conflictTitle)).toMatchObject([
      { bookingId, actionType: 'view_booking', message: expect.stringContaining('Dentist') },
    ])
    expect(await emailed()).toBe(1)
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toEqual(before)
    expect(await listOwnConflicts(photographer, bookingId)).toHaveLength(1)
    expect(await listOwnConflicts(client, bookingId)).toEqual([])
    expect(await listOwnConflicts(await createPerson('PHOTOGRAPHER'), bookingId)).toEqual([])

    content = calendarOf()
    await readOwnCalendar(photographer, await idOf())
    expect(await listOwnConflicts(photographer)).toEqual([])
  })

  test('that exists when the calendar is added is reported once, without an email', async () => {
    const bookingId = await makeBooking(client, await makeSlot(photographer), services)
    content = calendarOf(dentist)
    await add()
    await readOwnCalendar(photographer, await idOf())
    expect(await listOwnConflicts(photographer)).toMatchObject([{ bookingId }])
    expect(await notified(conflictTitle)).toMatchObject([
      { bookingId, actionType: 'view_booking', message: expect.stringContaining('Dentist') },
    ])
    expect(await emailed()).toBe(0)
  })
})

test('a calendar that keeps failing is reported once', async () => {
  await add()
  status = 500
  for (let attempt = 0; attempt < 5; attempt += 1) await readCalendar({ calendarId: await idOf() })
  expect(await notified(calendarFailedTitle)).toHaveLength(1)
})
