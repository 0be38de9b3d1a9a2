import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/bookings/bookings.fixture'
import { findNextShootDay } from '@/lib/bookings/queries/find-next-shoot-day'
import { listDayShoots } from '@/lib/bookings/queries/list-day-shoots'
import type { Step } from '@/lib/bookings/schema'
import { onTheWayTitle } from '@/lib/bookings/words/notifications'
import { cantUndoText, notOnDayText, notStartedText } from '@/lib/bookings/words/progress'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { approveBooking } from './approve-booking'
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
let day = 10

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  services = await makeServices()
  today = todayIn((await getStudio()).timeZone)
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

const record = (step: Step, actor = photographer) => recordStep(actor, { bookingId, step })
const undo = (step: 'start' | 'finish') => undoStep(photographer, { bookingId, step })
const recorded = async () => {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { createdAt: 'asc' } })
  return events.map(({ kind }) => kind).filter((kind) => kind !== 'CREATED' && kind !== 'APPROVED')
}
const notices = () =>
  db().notification.count({ where: { userId: client.userId, bookingId, title: onTheWayTitle } })

test('setting out notifies the client and the contacts once, however often it is tapped', async () => {
  const contact = { name: 'Kim', email: `kim${day}@contacts.test`, kind: 'SELLER' } as const
  await db().bookingContact.create({ data: { ...contact, bookingId, notices: ['ON_THE_WAY'] } })
  await Promise.all([record('on-the-way'), record('on-the-way'), record('on-the-way')])
  expect(await recorded()).toEqual(['ON_THE_WAY'])
  expect(await notices()).toBe(1)
  const topics = { kind: 'MAIL' as const, topic: { in: ['on-the-way', 'shoot-notice'] } }
  const mails = await db().outboxMessage.findMany({ where: topics, orderBy: { createdAt: 'desc' }, take: 2 })
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, contact.email].sort())
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
