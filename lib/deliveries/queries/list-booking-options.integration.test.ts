import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/invoices/invoices.fixture'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { createStudio } from '@/lib/studio/studio.fixture'
import { findBookingChoice } from './find-booking-choice'
import { listBookingOptions } from './list-booking-options'

useDatabase()

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
