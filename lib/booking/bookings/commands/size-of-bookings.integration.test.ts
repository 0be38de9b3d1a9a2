import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import { priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { addService } from '@/lib/catalog/services/commands/add-service'
import { changeService } from '@/lib/catalog/services/commands/change-service'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { AddService, ChangeService } from '@/lib/catalog/services/schema/editing'
import { unpricedText } from '@/lib/catalog/services/words/orders'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { timeFromDatabase } from '@/lib/platform/time/calendar-date'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { rescheduleBooking } from './reschedule-booking'

// A service with bands is booked at the price and minutes of the property's size.

useDatabase()

const name = 'Sized Photos'
const size = { ...noSize, squareFeet: 2700, basementSquareFeet: 500 }
const draft = {
  name,
  category: 'REAL_ESTATE' as const,
  description: 'For a test.',
  duration: '1-2 hours',
  durationMinutes: '0',
  light: 'ANY' as const,
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  price: ['USD', '0'] as [string, string],
  extraRound: ['USD', '0'] as [string, string],
  extraPhoto: ['USD', '10'] as [string, string],
  active: true,
  priceBasis: 'SQUARE_FEET' as const,
}
const bandOf = (upTo: string, price: string, durationMinutes: string, turnaroundHours = '') => ({
  upTo,
  price: ['USD', price],
  durationMinutes,
  photosIncluded: '45',
  turnaroundHours,
})
const bands = [bandOf('3,500', '350.00', '90', '48'), bandOf('1500', '225.00', '60')]

let photographer: Actor
let client: Actor
let serviceId: string

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await getStudio()
  serviceId = (await addService(photographer, AddService.parse({ ...draft, bands }))).serviceId
})

const book = (slotId: string, change: Partial<BookShoot>) =>
  createBookingWithDeposit(client, makeBookingRequest(slotId, [serviceId], { size, ...change }), newCard)

test('the studio computes price and minutes, and stores them with the size and the band', async () => {
  const { bookingId } = await book(await makeSlot(photographer, 3), { shownTotalCents: 35_000 })
  const row = await db().booking.findUniqueOrThrow({ where: { id: bookingId }, include: { services: true } })
  expect(row).toMatchObject({ ...size, totalAmountCents: 35_000 })
  expect(row.services).toMatchObject([
    {
      name,
      priceCents: 35_000,
      durationMinutes: 90,
      band: '1,501–3,500 sq ft',
      photosIncluded: 45,
      extraPhotoCents: 1000,
      turnaroundHours: 48,
    },
  ])
})

test("a total or size from the browser doesn't set the price", async () => {
  const slotId = await makeSlot(photographer, 4)
  await expect(book(slotId, { shownTotalCents: 22_500 })).rejects.toMatchObject({
    code: 'conflict',
    message: priceChangedText(35_000, 'USD'),
  })
  const fields = (state: 'size-needed' | 'too-large') => ({
    fields: { serviceIds: [unpricedText(name, state)] },
  })
  await expect(book(slotId, { size: noSize, shownTotalCents: 22_500 })).rejects.toMatchObject(
    fields('size-needed'),
  )
  const large = { ...size, squareFeet: 3500 }
  await expect(book(slotId, { size: large, shownTotalCents: 35_000 })).rejects.toMatchObject(
    fields('too-large'),
  )
  expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
})

test('an edit is noticed by the next booking and changes no earlier one, not even when it moves', async () => {
  const { bookingId } = await book(await makeSlot(photographer, 5), { shownTotalCents: 35_000 })
  const seen = (await listManagedServices(photographer)).find(({ id }) => id === serviceId)
  const dearer = [bandOf('', '400.00', '120')]
  const edit = ChangeService.parse({ ...draft, bands: dearer, serviceId, seen })
  expect(await changeService(photographer, edit)).toEqual({ changed: true })
  await expect(changeService(photographer, edit)).rejects.toMatchObject({ code: 'conflict' })
  await expect(book(await makeSlot(photographer, 6), { shownTotalCents: 35_000 })).rejects.toMatchObject({
    message: priceChangedText(40_000, 'USD'),
  })
  const before = await db().bookedService.findMany({ where: { bookingId } })
  await rescheduleBooking(client, {
    bookingId,
    slotId: await makeSlot(photographer, 7),
    propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
    specialInstructions: '',
  })
  const moved = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
  expect(await db().bookedService.findMany({ where: { bookingId } })).toEqual(before)
  expect(moved).toMatchObject({ ...size, totalAmountCents: 35_000 })
  expect(timeFromDatabase(moved.shootTime)).toBe('09:00')
})

test('Postgres rejects bands that repeat a limit or have impossible values', async () => {
  const add = (data: { upTo: number | null; priceCents?: number; photosIncluded?: number }) =>
    db().priceBand.create({ data: { serviceId, priceCents: 100, durationMinutes: 60, ...data } })
  await add({ upTo: 900 })
  await expect(add({ upTo: 900 })).rejects.toThrow()
  await expect(add({ upTo: null })).rejects.toThrow()
  await expect(add({ upTo: 0 })).rejects.toThrow()
  await expect(add({ upTo: 1000, priceCents: -1 })).rejects.toThrow()
  await expect(add({ upTo: 1000, photosIncluded: 0 })).rejects.toThrow()
})
