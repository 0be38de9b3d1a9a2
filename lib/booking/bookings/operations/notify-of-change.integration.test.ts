import ICAL from 'ical.js'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { completeBooking } from '@/lib/booking/bookings/commands/complete-booking'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { changeTitles, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import type { MailPayload } from '@/lib/platform/jobs/outbox'
import { teamChannels, userChannel } from '@/lib/studio/notifications/rules'
import { approveBooking } from '@/lib/workflows/approve-booking'

useDatabase()

let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  services = await makeServices()
})
beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
})

async function freshSlot(of: Actor = photographer) {
  day += 1
  return makeSlot(of, day)
}

const freshBooking = async () => makeBooking(client, await freshSlot(), services)
const details = { propertyAddress: '27 Larkspur Court, Black Mountain, NC 28711', specialInstructions: '' }

/** Returns the emails to a person so far: the change, who made it, and the calendar event attached. */
async function mailsTo(person: Actor) {
  const rows = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', userId: person.userId },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map((row) => {
    const { change = 'requested', byName, attachments } = row.payload as MailPayload
    return { change, byName, entry: attachments?.[0] ? read(attachments[0]) : null }
  })
}

function read({
  filename,
  contentType,
  content,
}: {
  filename: string
  contentType: string
  content: string
}) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = calendar.getFirstSubcomponent('vevent')
  const method = String(calendar.getFirstPropertyValue('method'))
  expect(filename).toMatch(/^booking-[0-9a-f]{8}\.ics$/)
  expect(contentType).toBe(`text/calendar; charset=utf-8; method=${method}`)
  return {
    method,
    uid: String(event?.getFirstPropertyValue('uid')),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    status: String(event?.getFirstPropertyValue('status')),
    starts: String(event?.getFirstPropertyValue('dtstart')),
  }
}

const bellOf = async (person: Actor) =>
  (await db().notification.findMany({ where: { userId: person.userId }, orderBy: { createdAt: 'asc' } })).map(
    ({ title }) => title,
  )

test('emails give the zone of each time', async () => {
  const bookingId = await freshBooking()
  await rescheduleBooking(photographer, { bookingId, slotId: await freshSlot(), ...details })
  const mails = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', userId: { in: [client.userId, photographer.userId] } },
    select: { payload: true },
  })
  const times = mails.map(({ payload }) => payload as { time: string; before?: string })
  expect(times).toHaveLength(4)
  for (const { time } of times) expect(time).toMatch(/^09:00 – 12:00 E[SD]T$/)
  const before = times.flatMap((mail) => mail.before ?? [])
  expect(before).toHaveLength(2)
  for (const time of before) expect(time).toMatch(/ at 09:00 E[SD]T$/)
})

test('emails both sides about every change, and creates notifications only for the other side', async () => {
  const bookingId = await freshBooking()
  await approveBooking(photographer, bookingId)
  await rescheduleBooking(client, { bookingId, slotId: await freshSlot(), ...details })
  await cancelBooking(photographer, bookingId)
  const changes = async (person: Actor) =>
    (await mailsTo(person)).map(({ change, byName }) => [change, byName].filter((part) => part !== undefined))
  expect(await changes(client)).toEqual([
    ['requested'],
    ['approved', 'Marin Holt'],
    ['rescheduled', null],
    ['cancelled', 'Marin Holt'],
  ])
  expect(await changes(photographer)).toEqual([
    ['requested'],
    ['approved', null],
    ['rescheduled', 'Dana Whitfield'],
    ['cancelled', null],
  ])
  expect(await bellOf(client)).toEqual([requestTitles.client, changeTitles.approved, changeTitles.cancelled])
  expect(await bellOf(photographer)).toEqual([requestTitles.photographer, changeTitles.rescheduled])
})

test('attaches the same calendar event to every email with a newer revision, until it is removed', async () => {
  const bookingId = await freshBooking()
  await approveBooking(photographer, bookingId)
  await rescheduleBooking(photographer, { bookingId, slotId: await freshSlot(), ...details })
  await cancelBooking(client, bookingId)
  for (const person of [client, photographer]) {
    const entries = (await mailsTo(person)).map(({ entry }) => entry)
    expect(new Set(entries.map((entry) => entry?.uid))).toEqual(new Set([`${bookingId}@northlight`]))
    expect(entries.map((entry) => [entry?.method, entry?.status, entry?.sequence])).toEqual([
      ['REQUEST', 'TENTATIVE', 0],
      ['REQUEST', 'CONFIRMED', 1],
      ['REQUEST', 'CONFIRMED', 2],
      ['CANCEL', 'CANCELLED', 3],
    ])
    expect(entries[1]?.starts).not.toBe(entries[2]?.starts)
  }
})

test('notifies only the client of a completed shoot, without a calendar event', async () => {
  const bookingId = await freshBooking()
  await completeBooking(photographer, bookingId)
  expect((await mailsTo(client)).at(-1)).toMatchObject({ change: 'completed', entry: null })
  expect(await mailsTo(photographer)).toHaveLength(1)
})

test("removes a shoot that moves to a colleague from the first photographer's calendar", async () => {
  const bookingId = await freshBooking()
  await rescheduleBooking(client, { bookingId, slotId: await freshSlot(colleague), ...details })
  const [first, gone] = await mailsTo(photographer)
  expect(gone).toMatchObject({
    change: 'handed-over',
    entry: { method: 'CANCEL', uid: first?.entry?.uid, starts: first?.entry?.starts, sequence: 1 },
  })
  expect((await mailsTo(colleague)).map(({ entry }) => entry?.method)).toEqual(['REQUEST'])
})

test('emails all three about a move to another photographer, and the new one the full request', async () => {
  const bookingId = await freshBooking()
  await approveBooking(photographer, bookingId)
  const instructions = 'Ring twice.\nThe dog is friendly.'
  await rescheduleBooking(client, {
    bookingId,
    slotId: await freshSlot(colleague),
    ...details,
    specialInstructions: instructions,
  })
  const lastMailTo = async ({ userId }: Actor) => {
    const rows = await db().outboxMessage.findMany({
      where: { kind: 'MAIL', userId },
      orderBy: { createdAt: 'desc' },
      take: 1,
    })
    return { topic: rows[0]?.topic, ...(rows[0]?.payload as MailPayload) }
  }
  const change = { photographer: 'Ada Reyes', formerPhotographer: 'Marin Holt', awaitsApproval: true }
  expect(await lastMailTo(client)).toMatchObject({ change: 'rescheduled', byName: null, ...change })
  expect(await lastMailTo(colleague)).toMatchObject({
    topic: 'booking-requested',
    moved: { byName: 'Dana Whitfield', from: 'Marin Holt' },
    services: [
      { name: 'Photo Shoot', price: '$299.00' },
      { name: 'Aerial Photography', price: '$199.00' },
    ],
    total: '$498.00',
    instructions,
  })
  expect(await lastMailTo(photographer)).toMatchObject({ change: 'handed-over', photographer: 'Ada Reyes' })
})

test('sends no booking emails to a person who turned them off', async () => {
  await db().notificationPreference.create({ data: { userId: photographer.userId, bookingMail: false } })
  const bookingId = await freshBooking()
  await approveBooking(photographer, bookingId)
  expect(await mailsTo(photographer)).toEqual([])
  expect(await mailsTo(client)).toHaveLength(2)
})

test('refreshes the open pages of everyone involved and of the team after every change, including its author', async () => {
  const bookingId = await freshBooking()
  const people = [client, photographer, colleague].map(({ userId }) => userChannel(userId))
  const channels = [...people, teamChannels.bookings, teamChannels.photos]
  const pushCounts = async () => {
    const pushes = await db().outboxMessage.findMany({ where: { kind: 'PUSH', topic: 'booking-changed' } })
    const changes = pushes
      .map(({ payload }) => payload as { channels: string[]; payload: object })
      // The payload is only the booking's id.
      .filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ bookingId }))
    return channels.map((channel) => changes.filter((change) => change.channels.includes(channel)).length)
  }
  expect(await pushCounts()).toEqual([1, 1, 0, 1, 1])
  await approveBooking(photographer, bookingId)
  expect(await pushCounts()).toEqual([2, 2, 0, 2, 2])
  await rescheduleBooking(client, { bookingId, slotId: await freshSlot(colleague), ...details })
  expect(await pushCounts()).toEqual([3, 3, 1, 3, 3])
  await cancelBooking(client, bookingId)
  expect(await pushCounts()).toEqual([4, 3, 2, 4, 4])
})

test('sends nothing and raises no revision for a rejected change', async () => {
  const bookingId = await freshBooking()
  await approveBooking(photographer, bookingId)
  await expect(approveBooking(photographer, bookingId)).rejects.toMatchObject({ code: 'conflict' })
  expect(await mailsTo(client)).toHaveLength(2)
  const { calendarSequence } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
  expect(calendarSequence).toBe(1)
})

/** Returns whether each approval request to a photographer is read, oldest first. */
async function requestsOf(person: Actor, bookingId: string): Promise<boolean[]> {
  const rows = await db().notification.findMany({
    where: { userId: person.userId, bookingId, actionType: 'approve_booking' },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ isRead }) => isRead)
}

test.each([
  ['approved', (bookingId: string) => approveBooking(photographer, bookingId)],
  ['cancelled by its client', (bookingId: string) => cancelBooking(client, bookingId)],
  ['completed', (bookingId: string) => completeBooking(photographer, bookingId)],
])('marks the approval request as read once the booking is %s', async (_how, decide) => {
  const [booking, other] = [await freshBooking(), await freshBooking()]
  expect(await requestsOf(photographer, booking)).toEqual([false])
  await decide(booking)
  expect(await requestsOf(photographer, booking)).toEqual([true])
  expect(await requestsOf(photographer, other)).toEqual([false])
})

test('moves an approval request to the new photographer', async () => {
  const bookingId = await freshBooking()
  await rescheduleBooking(client, { ...details, bookingId, slotId: await freshSlot(colleague) })
  expect(await requestsOf(photographer, bookingId)).toEqual([true])
  expect(await requestsOf(colleague, bookingId)).toEqual([false])
})
