import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { hasBegunText, moveError } from '@/lib/booking/bookings/words/changes'
import { changeTitles, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { clearAirspace } from './clear-airspace'
import { completeBooking } from './complete-booking'
import { rescheduleBooking } from './reschedule-booking'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  services = await makeServices()
})

async function freshSlot(of: Actor = photographer) {
  day += 1
  return makeSlot(of, day)
}

async function freshBooking() {
  const slotId = await freshSlot()
  return { slotId, bookingId: await makeBooking(client, slotId, services) }
}

const details = { propertyAddress: '27 Larkspur Court, Black Mountain, NC 28711', specialInstructions: '' }
const isOpen = async (slotId: string) => (await listOpenSlots(client)).slots.some(({ id }) => id === slotId)
const notificationsOf = (userId: string, bookingId: string) =>
  db().notification.findMany({ where: { userId, bookingId }, orderBy: { createdAt: 'asc' } })

test('approves, then completes: status, timeline, and notifications', async () => {
  const { bookingId } = await freshBooking()
  await approveBooking(photographer, bookingId)
  await completeBooking(photographer, bookingId)
  const booking = await findBooking(client, bookingId)
  expect(booking?.status).toBe('COMPLETED')
  expect(booking?.events.map(({ kind }) => kind)).toEqual(['CREATED', 'APPROVED', 'COMPLETED'])
  expect(booking?.may).toEqual({
    approve: false,
    complete: false,
    cancel: false,
    reschedule: false,
    resolveLateFee: false,
    clearAirspace: false,
    takeOver: false,
    reassign: false,
    recordSteps: false,
    changeItems: false,
  })
  const titles = (await notificationsOf(client.userId, bookingId)).map(({ title }) => title)
  expect(titles).toEqual([requestTitles.client, changeTitles.approved, changeTitles.completed])
  await expect(cancelBooking(client, bookingId)).rejects.toMatchObject({
    code: 'conflict',
    message: moveError('cancel', { status: 'COMPLETED', isDelivered: false }),
  })
})

test('cancels: frees the slot for another booking and notifies the other side', async () => {
  const { slotId, bookingId } = await freshBooking()
  expect(await isOpen(slotId)).toBe(false)
  await cancelBooking(client, bookingId)
  expect(await isOpen(slotId)).toBe(true)
  const [, cancelled] = await notificationsOf(photographer.userId, bookingId)
  expect(cancelled).toMatchObject({ title: changeTitles.cancelled, actionType: 'view_booking' })
  expect(await notificationsOf(client.userId, bookingId)).toHaveLength(1)
  await makeBooking(stranger, slotId, services)
  await expect(cancelBooking(client, bookingId)).rejects.toMatchObject({ code: 'conflict' })
})

test("doesn't offer a past slot after a cancellation", async () => {
  const { slotId, bookingId } = await freshBooking()
  await db().availabilitySlot.update({ where: { id: slotId }, data: { date: new Date('2020-01-06') } })
  await cancelBooking(photographer, bookingId)
  expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
  expect(await isOpen(slotId)).toBe(false)
  expect((await notificationsOf(client.userId, bookingId)).at(-1)?.title).toBe(changeTitles.cancelled)
})

test('lets only the studio cancel or reschedule a shoot that has begun', async () => {
  const { bookingId } = await freshBooking()
  const begun = { shootDate: dateToDatabase('2026-01-05') }
  await db().booking.update({ where: { id: bookingId }, data: begun })
  expect((await findBooking(client, bookingId))?.may).toMatchObject({ cancel: true, reschedule: true })
  await approveBooking(photographer, bookingId)
  const rejected = { code: 'conflict', message: hasBegunText }
  expect((await findBooking(client, bookingId))?.may).toMatchObject({ cancel: false, reschedule: false })
  await expect(cancelBooking(client, bookingId)).rejects.toMatchObject(rejected)
  const slotId = await freshSlot()
  await expect(rescheduleBooking(client, { bookingId, slotId, ...details })).rejects.toMatchObject(rejected)
  expect((await findBooking(photographer, bookingId))?.may).toMatchObject({ cancel: true, reschedule: true })
  await rescheduleBooking(photographer, { bookingId, slotId, ...details })
  expect((await findBooking(client, bookingId))?.may).toMatchObject({ cancel: true, reschedule: true })
})

test('reschedules: moves the same booking, frees the old slot, and asks for approval again', async () => {
  const { slotId, bookingId } = await freshBooking()
  await approveBooking(photographer, bookingId)
  const next = await freshSlot()
  await rescheduleBooking(client, { bookingId, slotId: next, ...details })
  const booking = await findBooking(client, bookingId)
  expect(booking).toMatchObject({
    id: bookingId,
    status: 'PENDING',
    slotIds: [next],
    address: details.propertyAddress,
    specialInstructions: null,
    totalCents: 49_800,
  })
  const moved = booking?.events.at(-1)
  expect(moved).toMatchObject({ kind: 'RESCHEDULED', before: { status: 'CONFIRMED' } })
  expect(moved?.before?.date).not.toBe(moved?.after?.date)
  expect([await isOpen(slotId), await isOpen(next)]).toEqual([true, false])
  expect((await notificationsOf(photographer.userId, bookingId)).at(-1)).toMatchObject({
    title: changeTitles.rescheduled,
    actionType: 'approve_booking',
  })
  await rescheduleBooking(client, { bookingId, slotId: next, ...details })
  expect((await findBooking(client, bookingId))?.events).toHaveLength(3)
})

test('lets a photographer reschedule to their own times only, without approval', async () => {
  const { bookingId } = await freshBooking()
  await approveBooking(photographer, bookingId)
  await rescheduleBooking(photographer, { bookingId, slotId: await freshSlot(), ...details })
  expect((await findBooking(client, bookingId))?.status).toBe('CONFIRMED')
  const elsewhere = await freshSlot(colleague)
  const outcome = rescheduleBooking(photographer, { bookingId, slotId: elsewhere, ...details })
  await expect(outcome).rejects.toMatchObject({ code: 'forbidden' })
  expect(await isOpen(elsewhere)).toBe(true)
})

test('lets a client reschedule to another photographer, who is asked to approve', async () => {
  const { bookingId } = await freshBooking()
  await rescheduleBooking(client, { bookingId, slotId: await freshSlot(colleague), ...details })
  expect((await findBooking(client, bookingId))?.photographer.fullName).toBe('Ada Reyes')
  expect(await notificationsOf(colleague.userId, bookingId)).toMatchObject([
    {
      title: requestTitles.photographer,
      actionType: 'approve_booking',
      message: expect.stringMatching(/2 services: 27 Larkspur Court/),
    },
  ])
  expect((await findBooking(client, bookingId))?.events.at(-1)).toMatchObject({
    kind: 'RESCHEDULED',
    reassignment: { from: 'Marin Holt', to: 'Ada Reyes' },
  })
  expect((await notificationsOf(photographer.userId, bookingId)).at(-1)?.title).toBe(
    changeTitles['handed-over'],
  )
  await expect(approveBooking(photographer, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
})

test('gives a slot to one of two concurrent reschedules; the other keeps its time', async () => {
  const [one, other] = [await freshBooking(), await freshBooking()]
  const wanted = await freshSlot()
  const outcomes = await Promise.allSettled(
    [one, other].map(({ bookingId }) => rescheduleBooking(client, { bookingId, slotId: wanted, ...details })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes[0]?.status === 'rejected' ? one : other
  expect((await findBooking(client, loser.bookingId))?.slotIds).toEqual([loser.slotId])
  expect(await isOpen(loser.slotId)).toBe(false)
})

test('keeps a booking consistent under twenty concurrent approvals, cancellations, and reschedules', async () => {
  const { slotId, bookingId } = await freshBooking()
  const next = await freshSlot()
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => {
      if (turn % 3 === 0) return approveBooking(photographer, bookingId)
      if (turn % 3 === 1) return cancelBooking(client, bookingId)
      return rescheduleBooking(client, { bookingId, slotId: next, ...details })
    }),
  )
  const booking = await findBooking(client, bookingId)
  expect(booking?.status).toBe('CANCELLED')
  expect(booking?.events.filter(({ kind }) => kind === 'CANCELLED')).toHaveLength(1)
  expect(booking?.events.filter(({ kind }) => kind === 'APPROVED').length).toBeLessThanOrEqual(2)
  expect([await isOpen(slotId), await isOpen(next)]).toEqual([true, true])
})

test("reports another client's booking as not found", async () => {
  const { bookingId } = await freshBooking()
  expect(await findBooking(stranger, bookingId)).toBeNull()
  expect(await findBooking(stranger, 'not-an-id')).toBeNull()
  const slotId = await freshSlot()
  for (const attempt of [
    () => cancelBooking(stranger, bookingId),
    () => rescheduleBooking(stranger, { bookingId, slotId, ...details }),
    () => approveBooking(stranger, bookingId),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found', message: 'Booking not found' })
  }
  await expect(completeBooking(client, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(approveBooking(colleague, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
})

test('the airspace is checked by the photographer, once, and again at another property', async () => {
  await db().service.updateMany({ where: { id: 'aerial_photography' }, data: { usesDrone: true } })
  const { bookingId } = await freshBooking()
  expect(await findBooking(photographer, bookingId)).toMatchObject({
    airspace: 'TO_CHECK',
    may: { clearAirspace: true },
  })
  expect(await findBooking(client, bookingId)).toMatchObject({ may: { clearAirspace: false } })
  await expect(clearAirspace(client, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(clearAirspace(stranger, bookingId)).rejects.toThrow('Booking not found')
  await Promise.all([clearAirspace(photographer, bookingId), clearAirspace(photographer, bookingId)])
  const booking = await findBooking(client, bookingId)
  expect(booking?.airspace).toBe('CLEARED')
  expect(booking?.events.map(({ kind }) => kind)).toEqual(['CREATED', 'AIRSPACE_CHECKED'])
  await rescheduleBooking(client, { ...details, bookingId, slotId: await freshSlot() })
  expect(await findBooking(client, bookingId)).toMatchObject({ airspace: 'TO_CHECK' })
  await db().service.updateMany({ where: { id: 'aerial_photography' }, data: { usesDrone: false } })
  const without = await freshBooking()
  await expect(clearAirspace(photographer, without.bookingId)).rejects.toMatchObject({ code: 'conflict' })
})
