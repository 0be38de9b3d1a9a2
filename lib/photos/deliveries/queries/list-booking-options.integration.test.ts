import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { listWaitingJobs } from '@/lib/photos/editing/queries/list-waiting-jobs'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import type { Prisma } from '@/prisma/generated/client'
import { findBookingChoice, findUnapproved } from './find-booking-choice'
import { listBookingOptions } from './list-booking-options'

useDatabase()
useStorage()

let photographer: Actor
let client: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  for (let made = 0; made < 60; made++) await createBooking(client, photographer)
  bookingId = await createBooking(client, photographer)
  await db().booking.update({
    where: { id: bookingId },
    data: { propertyAddress: '77 Larkspur Mews, Asheville, NC', shootDate: dateToDatabase('2031-02-14') },
  })
})

test('lists at most fifty', async () => {
  expect(await listBookingOptions(photographer)).toHaveLength(50)
})

test('lists the shoots that wait for photos first, the oldest due first', async () => {
  const own = await createPerson('PHOTOGRAPHER')
  const today = todayIn('America/New_York')
  const add = async (days: number, changes: Prisma.BookingUncheckedUpdateInput = {}) => {
    const id = await createBooking(client, own)
    const shootDate = dateToDatabase(addDays(today, days))
    await db().booking.update({ where: { id }, data: { shootDate, ...changes } })
    return id
  }
  const promised = (days: number) => ({
    photosBy: dateToDatabase(addDays(today, days)),
    goLiveOn: dateToDatabase(addDays(today, days + 1)),
  })
  const delivered = await add(-2)
  await sendPhotos(own, await makeSendInput(own, delivered))
  const ahead = await add(3)
  const dueLate = await add(-5, promised(1))
  const dueFirst = await add(-3, promised(-2))
  const dueOnItsDay = await add(-1)
  const forgotten = await add(-400)
  const ids = async (search?: string) => (await listBookingOptions(own, search)).map(({ id }) => id)
  const expected = [dueFirst, dueOnItsDay, dueLate, ahead, forgotten, delivered]
  expect(await ids()).toEqual(expected)
  expect(await ids(client.email)).toEqual(expected)
  const waiting = await listWaitingJobs(own, 'mine')
  expect(waiting.map((job) => job.bookingId)).toEqual([dueFirst, dueOnItsDay, dueLate])
})

test("finds a booking that isn't approved yet, and says so", async () => {
  const own = await createPerson('PHOTOGRAPHER')
  const id = await createBooking(client, own, '5 Pending Place, Asheville, NC')
  expect(await listBookingOptions(own, 'pending place')).toMatchObject([{ id, isApproved: true }])
  await db().booking.update({ where: { id }, data: { status: 'PENDING' } })
  expect(await listBookingOptions(own, 'pending place')).toMatchObject([{ id, isApproved: false }])
  expect(await listBookingOptions(own)).toEqual([])
  expect(await findBookingChoice(own, id)).toBeNull()
  expect(await findUnapproved(own, id)).toMatch(/^5 Pending Place/)
  expect(await findUnapproved(await createPerson('PHOTOGRAPHER'), id)).toBeNull()
  expect(await findUnapproved(own, bookingId)).toBeNull()
})

describe('finds a booking', () => {
  test.each([
    ['by its address', () => 'larkspur'],
    ['by its day', () => '2031-02-14'],
    ['by its day in words', () => 'February 14, 2031'],
    ['by its number', () => bookingId.slice(0, 8)],
    ['by its number as displayed', () => `#${bookingId.slice(0, 8).toUpperCase()}`],
  ])('%s', async (_name, search) => {
    expect((await listBookingOptions(photographer, search())).map(({ id }) => id)).toContain(bookingId)
  })

  test("by its client's email", async () => {
    const other = await createPerson('CLIENT')
    const theirs = await createBooking(other, photographer)
    const found = await listBookingOptions(photographer, other.email)
    expect(found.map(({ id }) => id)).toEqual([theirs])
  })
})

test("escapes wildcards, and finds no one else's bookings", async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  expect(await listBookingOptions(photographer, '%')).toEqual([])
  expect(await listBookingOptions(colleague, 'larkspur')).toEqual([])
  expect(await findBookingChoice(colleague, bookingId)).toBeNull()
  expect(await findBookingChoice(photographer, bookingId)).toMatchObject({ id: bookingId, deliveries: [] })
})
