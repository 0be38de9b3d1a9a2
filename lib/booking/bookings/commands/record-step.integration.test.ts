import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { notifyDelaySeconds } from '@/lib/booking/bookings/limits'
import { findNextShoot } from '@/lib/booking/bookings/queries/find-next-shoot'
import { findNextShootDay } from '@/lib/booking/bookings/queries/find-next-shoot-day'
import { listDayShoots } from '@/lib/booking/bookings/queries/list-day-shoots'
import type { Step } from '@/lib/booking/bookings/schema/shoot-day'
import { onTheWayTitle } from '@/lib/booking/bookings/words/notifications'
import {
  alreadyNotifiedText,
  cantUndoText,
  notOnDayText,
  notStartedText,
  shootOverText,
} from '@/lib/booking/bookings/words/progress'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { notifyOnTheWay } from './notify-on-the-way'
import { reassignBooking } from './reassign-booking'
import { recordStep } from './record-step'
import { undoStep } from './undo-step'

useDatabase()

let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let today: string
let bookingId: string
let timeZone: string
let day = 10

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  services = await makeServices()
  timeZone = (await getStudio()).timeZone
  today = todayIn(timeZone)
})

/** Every test has its own confirmed shoot today; the ones before move into the past. */
beforeEach(async () => {
  day += 1
  const slotId = await makeSlot(photographer, day)
  bookingId = await makeBooking(client, slotId, services)
  await approveBooking(photographer, bookingId)
  await db().booking.updateMany({
    where: { photographerId: photographer.profileId, shootDate: dateToDatabase(today) },
    data: { shootDate: dateToDatabase(addDays(today, -day)) },
  })
  await db().booking.update({ where: { id: bookingId }, data: { shootDate: dateToDatabase(today) } })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The shoot is from 09:00 to 12:00. */
const setTime = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: instantOf(today, time, timeZone) })

type SetOut = Parameters<typeof notifyOnTheWay>[0]

/** Reads the job that notifies of setting out, as long as it hasn't run. */
async function queuedNotice(): Promise<{ payload: SetOut; seconds: number } | undefined> {
  const [job] = await db().$queryRaw<{ payload: SetOut; seconds: number }[]>`
    SELECT payload, round(extract(epoch FROM run_at - created_at))::int AS seconds
    FROM graphile_worker._private_jobs WHERE key = ${`notify-on-the-way:${bookingId}`}`
  return job
}

/** Sends what is queued, twice, as a job may run. */
async function sendNotice() {
  const notice = await queuedNotice()
  if (!notice) throw new Error('nothing is queued')
  await Promise.all([notifyOnTheWay(notice.payload), notifyOnTheWay(notice.payload)])
}

const record = (step: Step, actor = photographer) => recordStep(actor, { bookingId, step })
const undo = (step: Step) => undoStep(photographer, { bookingId, step })
const recorded = async () => {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { createdAt: 'asc' } })
  return events.map(({ kind }) => kind).filter((kind) => kind !== 'CREATED' && kind !== 'APPROVED')
}
const notices = () =>
  db().notification.count({ where: { userId: client.userId, bookingId, title: onTheWayTitle } })

test('setting out notifies the client and the contacts once, however often it is tapped', async () => {
  setTime('08:00')
  const contact = { name: 'Kim', email: `kim${day}@contacts.test`, kind: 'SELLER' } as const
  await db().bookingContact.create({ data: { ...contact, bookingId, notices: ['ON_THE_WAY'] } })
  await Promise.all([record('on-the-way'), record('on-the-way'), record('on-the-way')])
  expect(await notices()).toBe(0)
  expect((await queuedNotice())?.seconds).toBe(notifyDelaySeconds)
  await sendNotice()
  expect(await recorded()).toEqual(['ON_THE_WAY'])
  expect(await notices()).toBe(1)
  const topics = { kind: 'MAIL' as const, topic: { in: ['on-the-way', 'shoot-notice'] } }
  const mails = await db().outboxMessage.findMany({ where: topics, orderBy: { createdAt: 'desc' }, take: 2 })
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, contact.email].sort())
  const toClient = mails.find(({ recipient }) => recipient === client.email)
  expect(toClient?.payload).toMatchObject({ startTime: expect.stringMatching(/^09:00 E[SD]T$/) })
  await expect(undo('on-the-way')).rejects.toThrow(alreadyNotifiedText)
})

test('nobody learns of setting out that is undone before the notice goes', async () => {
  setTime('08:00')
  await record('on-the-way')
  await Promise.all([undo('on-the-way'), undo('on-the-way')])
  await sendNotice()
  expect(await notices()).toBe(0)
  expect(await recorded()).toEqual([])
  setTime('08:01')
  await record('on-the-way')
  await sendNotice()
  expect(await notices()).toBe(1)
})

test('nobody learns of setting out for a shoot that was cancelled at once', async () => {
  setTime('08:00')
  await record('on-the-way')
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CANCELLED' } })
  await sendNotice()
  expect(await notices()).toBe(0)
})

test('after its end, nobody sets out for a shoot, and it is not the next one', async () => {
  setTime('11:59')
  expect((await findNextShoot(photographer))?.startTime).toBe('09:00')
  expect((await findNextShoot(client))?.startTime).toBe('09:00')
  setTime('12:00')
  await expect(record('on-the-way')).rejects.toThrow(shootOverText)
  expect(await findNextShoot(photographer)).toBeNull()
  expect(await findNextShoot(client)).toBeNull()
})

test('a shoot that was finished early is not the next one', async () => {
  setTime('08:00')
  await record('start')
  expect((await findNextShoot(photographer))?.startTime).toBe('09:00')
  await record('finish')
  expect(await findNextShoot(photographer)).toBeNull()
})

test('a start and an end at the same time leave no end without a start', async () => {
  await Promise.allSettled([record('finish'), record('start'), record('start'), record('finish')])
  const kinds = await recorded()
  expect(kinds.filter((kind) => kind === 'STARTED')).toHaveLength(1)
  expect(kinds[0]).toBe('STARTED')
  await Promise.all([record('finish'), record('finish')])
  expect(await recorded()).toEqual(['STARTED', 'FINISHED'])
  expect(await db().booking.findUnique({ where: { id: bookingId } })).toMatchObject({ status: 'CONFIRMED' })
  await expect(record('finish', colleague)).rejects.toThrow('Booking not found')
})

test("nobody else's shoot, no shoot of another day, and no end before the start", async () => {
  for (const actor of [colleague, client])
    await expect(record('start', actor)).rejects.toThrow('Booking not found')
  await expect(record('finish')).rejects.toThrow(notStartedText)
  await db().booking.update({
    where: { id: bookingId },
    data: { shootDate: dateToDatabase(addDays(today, 1)) },
  })
  await expect(record('on-the-way')).rejects.toThrow(notOnDayText)
  expect(await recorded()).toEqual([])
})

test('a mistaken tap can be undone for some minutes', async () => {
  await record('start')
  await record('finish')
  await expect(undo('start')).rejects.toThrow(cantUndoText)
  await Promise.all([undo('finish'), undo('finish')])
  await undo('start')
  expect(await recorded()).toEqual(['STARTED', 'FINISHED', 'FINISH_UNDONE', 'START_UNDONE'])
  await record('start')
  const before = new Date(Date.now() - 10 * 60_000)
  await db().booking.update({ where: { id: bookingId }, data: { startedAt: before } })
  await expect(undo('start')).rejects.toThrow(cantUndoText)
  await expect(undoStep(colleague, { bookingId, step: 'start' })).rejects.toThrow('Booking not found')
})

test('a shoot that goes to a colleague starts anew', async () => {
  setTime('08:00')
  await record('on-the-way')
  await reassignBooking(photographer, { bookingId, photographerId: colleague.profileId })
  const shoots = await listDayShoots(colleague, today)
  expect(shoots.find(({ id }) => id === bookingId)?.progress.onTheWayAt).toBeNull()
  expect(await listDayShoots(photographer, today)).toEqual([])
})

test('the database holds no end without a start', async () => {
  await expect(
    db().booking.update({ where: { id: bookingId }, data: { finishedAt: new Date() } }),
  ).rejects.toThrow('bookings_finished_after_start')
})

test('an empty day leads to the next with a shoot', async () => {
  expect(await findNextShootDay(photographer, addDays(today, -1))).toBe(today)
  expect(await findNextShootDay(photographer, addDays(today, 1))).toBeNull()
})
