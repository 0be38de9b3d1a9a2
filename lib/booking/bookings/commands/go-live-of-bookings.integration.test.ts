import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createDelivery, createBooking as makeCompletedShoot } from '@/lib/billing/invoices/invoices.fixture'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import type { RescheduleBooking } from '@/lib/booking/bookings/schema/booking-form'
import { describeGoLiveChange, lateForGoLiveText, pastGoLiveText } from '@/lib/booking/bookings/words/go-live'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { rescheduleBooking } from './reschedule-booking'

// Shoots until noon, whose photos are promised within 24 hours: by the next day.

useDatabase()

let client: Actor
let photographer: Actor
let services: string[]
let timeZone: string
const day = (days: number) => addDays(todayIn(timeZone), days)

beforeAll(async () => {
  client = await createPerson('CLIENT', 'Orla Beckett')
  photographer = await createPerson('PHOTOGRAPHER')
  services = await makeServices()
  timeZone = (await getStudio()).timeZone
})

function book(slotId: string, goLiveOn: string | null) {
  return createBookingWithDeposit(client, makeBookingRequest(slotId, services, { goLiveOn }), newCard)
}

function move(bookingId: string, slotId: string, change: Partial<RescheduleBooking> = {}) {
  const { propertyAddress } = makeBookingRequest(slotId, services)
  return rescheduleBooking(client, { bookingId, slotId, propertyAddress, specialInstructions: '', ...change })
}

const goLiveOf = async (bookingId: string) => (await findBooking(client, bookingId))?.goLive

test('is booked with the day its photos are promised, which a new promise leaves as it is', async () => {
  const { bookingId } = await book(await makeSlot(photographer, 5), day(7))
  await db().studioSettings.update({ where: { id: 1 }, data: { turnaroundHours: 72 } })
  expect(await goLiveOf(bookingId)).toEqual({ liveOn: day(7), photosBy: day(6) })
  await db().studioSettings.update({ where: { id: 1 }, data: { turnaroundHours: 24 } })
})

test('is rejected if it has passed, or the photos would be late', async () => {
  const slotId = await makeSlot(photographer, 6)
  await expect(book(slotId, day(0))).rejects.toMatchObject({
    code: 'invalid',
    fields: { goLiveOn: [pastGoLiveText] },
  })
  await expect(book(slotId, day(7))).rejects.toMatchObject({
    code: 'conflict',
    message: lateForGoLiveText(day(7), day(7)),
  })
  expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
  await expect(book(slotId, null)).resolves.toBeDefined()
})

test('is kept by a reschedule that makes it, and changes or ends only if the request says so', async () => {
  const { bookingId } = await book(await makeSlot(photographer, 8), day(12))
  const [near, late, later] = [
    await makeSlot(photographer, 9),
    await makeSlot(photographer, 11),
    await makeSlot(photographer, 13),
  ]
  await move(bookingId, near)
  expect(await goLiveOf(bookingId)).toEqual({ liveOn: day(12), photosBy: day(10) })

  await expect(move(bookingId, late)).rejects.toMatchObject({
    code: 'conflict',
    message: lateForGoLiveText(day(12), day(12)),
  })
  expect(await goLiveOf(bookingId)).toEqual({ liveOn: day(12), photosBy: day(10) })

  await move(bookingId, late, { goLiveOn: day(20) })
  expect(await goLiveOf(bookingId)).toEqual({ liveOn: day(20), photosBy: day(12) })
  await move(bookingId, later, { goLiveOn: null })
  expect(await goLiveOf(bookingId)).toBeNull()

  const events = describeBookingEvents((await findBooking(client, bookingId))?.events ?? [])
  const [, first, second, third] = events.map(({ detail }) => detail)
  expect(first).not.toContain('live')
  expect(second).toContain(describeGoLiveChange(day(12), day(20)))
  expect(third).toContain(describeGoLiveChange(day(20), null))
})

test('is never stored without the promised day, or with a later one', async () => {
  const { bookingId } = await book(await makeSlot(photographer, 15), day(20))
  for (const photosBy of [null, new Date(day(20))]) {
    const outcome = db().booking.update({ where: { id: bookingId }, data: { photosBy } })
    expect(brokenConstraint(await outcome.catch((error) => error))).toBe('bookings_photos_by')
  }
})

test('the turnaround is the median of recent first deliveries, once there are enough', async () => {
  const turnaround = async () => readTurnaround(await getStudio())
  const deliver = async (bookingId: string, hours: number) => {
    // These shoots were last week, until 11:00.
    const end = instantOf(day(-7), '11:00', timeZone).getTime()
    await db().mediaDelivery.update({
      where: { id: await createDelivery(bookingId) },
      data: { uploadedAt: new Date(end + hours * 3_600_000) },
    })
  }
  for (const hours of [20, 30, 40, 50, 60, 70, 80]) {
    const id = await makeCompletedShoot(await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER'))
    await deliver(id, hours)
    await deliver(id, hours + 90)
  }
  expect(await turnaround()).toEqual({ hours: 24, isPromised: true })
  const id = await makeCompletedShoot(await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER'))
  await deliver(id, 10)
  expect(await turnaround()).toEqual({ hours: 50, isPromised: false })
})
