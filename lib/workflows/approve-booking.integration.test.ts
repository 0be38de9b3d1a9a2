import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { notifyOfApproval } from '@/lib/booking/bookings/commands/notify-of-approval'
import { undoApproval } from '@/lib/booking/bookings/commands/undo-approval'
import { notifyDelaySeconds } from '@/lib/booking/bookings/limits'
import { alreadyNotifiedText, approvalOverText } from '@/lib/booking/bookings/words/progress'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { approveAndNotify, queuedApproval } from './approval.fixture'
import { approveBooking } from './approve-booking'
import { cancelBooking } from './cancel-booking'

useDatabase()

let client: Actor
let photographer: Actor
let services: string[]
let bookingId: string
let day = 10

beforeAll(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  services = await makeServices()
})

beforeEach(async () => {
  day += 1
  bookingId = await makeBooking(client, await makeSlot(photographer, day), services)
  await db().outboxMessage.deleteMany()
})

const status = async () => (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).status
const events = () => db().bookingEvent.count({ where: { bookingId, kind: 'APPROVED' } })
const mails = () => db().outboxMessage.count({ where: { kind: 'MAIL' } })

/** Returns the channels of the live updates so far. */
async function channels(): Promise<string> {
  const pushes = await db().outboxMessage.findMany({ where: { kind: 'PUSH' }, select: { payload: true } })
  return JSON.stringify(pushes)
}

test('an approval holds at once, and both sides are notified once it can no longer be undone', async () => {
  await approveBooking(photographer, bookingId)
  expect(await status()).toBe('CONFIRMED')
  const job = await queuedApproval(bookingId)
  expect(job?.seconds).toBe(notifyDelaySeconds)
  expect({ events: await events(), mails: await mails() }).toEqual({ events: 0, mails: 0 })
  expect(await channels()).not.toContain(client.userId)
  if (!job) return
  await Promise.all([notifyOfApproval(job.payload), notifyOfApproval(job.payload)])
  expect({ events: await events(), mails: await mails() }).toEqual({ events: 1, mails: 2 })
})

test('an approval that is undone notified nobody, and can be given again', async () => {
  await approveBooking(photographer, bookingId)
  const job = await queuedApproval(bookingId)
  await undoApproval(photographer, bookingId)
  expect(await status()).toBe('PENDING')
  expect(await queuedApproval(bookingId)).toBeUndefined()
  // A job that had begun when it was undone finds a pending booking.
  if (job) await notifyOfApproval(job.payload)
  expect({ events: await events(), mails: await mails() }).toEqual({ events: 0, mails: 0 })
  expect(await channels()).not.toContain(client.userId)
  await approveAndNotify(photographer, bookingId)
  expect({ events: await events(), mails: await mails() }).toEqual({ events: 1, mails: 2 })
})

test('an approval of which people know stays', async () => {
  await approveAndNotify(photographer, bookingId)
  await expect(undoApproval(photographer, bookingId)).rejects.toThrow(alreadyNotifiedText)
  expect(await status()).toBe('CONFIRMED')
})

test('only who may approve may undo it', async () => {
  await approveBooking(photographer, bookingId)
  await expect(undoApproval(client, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
  const stranger = await createPerson('CLIENT')
  await expect(undoApproval(stranger, bookingId)).rejects.toMatchObject({ code: 'not-found' })
  expect(await queuedApproval(bookingId)).toBeDefined()
})

test('a booking that was cancelled since is not approved after all', async () => {
  await approveBooking(photographer, bookingId)
  const job = await queuedApproval(bookingId)
  await cancelBooking(client, { bookingId, shownFeeCents: 0, payments: [] })
  await expect(undoApproval(photographer, bookingId)).rejects.toThrow(approvalOverText)
  if (job) await notifyOfApproval(job.payload)
  expect(await events()).toBe(0)
  expect(await status()).toBe('CANCELLED')
})
