import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import { priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { addService } from '@/lib/catalog/services/commands/add-service'
import { changeService } from '@/lib/catalog/services/commands/change-service'
import { deleteService } from '@/lib/catalog/services/commands/delete-service'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { AddService, type AddServiceInput, ChangeService } from '@/lib/catalog/services/schema/editing'
import {
  automaticDaysText,
  linkedElsewhereText,
  serviceLinkedText,
  smallPackageText,
  unlinkableText,
} from '@/lib/catalog/services/words/editor'
import { noLongerOffered, notTogetherText } from '@/lib/catalog/services/words/orders'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, weekdayOf } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'

// A package is booked as its services, each with its part of the price; add-ons only with what they belong to.

useDatabase()

const draft = {
  category: 'REAL_ESTATE' as const,
  description: 'For a test.',
  duration: 'As needed',
  durationMinutes: '30',
  light: 'ANY' as const,
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  extraRound: ['USD', '0'] as [string, string],
  extraPhoto: ['USD', '0'] as [string, string],
  active: true,
}
const typed = (name: string, price: string, change: Partial<AddServiceInput> = {}): AddServiceInput => ({
  ...draft,
  name,
  price: ['USD', price],
  ...change,
})
const size = { ...noSize, squareFeet: 3200 }

let photographer: Actor
let client: Actor
let photos: string
let plan: string
let rush: string
let prints: string
let essentials: string

async function add(input: AddServiceInput) {
  return (await addService(photographer, AddService.parse(input))).serviceId
}

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await getStudio()
  const band = (upTo: string, price: string, durationMinutes: string) => ({
    upTo,
    price: ['USD', price],
    durationMinutes,
    photosIncluded: '45',
    turnaroundHours: '',
  })
  const bands = [band('1500', '225.00', '60'), band('3500', '350.00', '90')]
  photos = await add(
    typed('Package Photos', '0', { priceBasis: 'SQUARE_FEET', bands, showsExterior: true, usesDrone: true }),
  )
  plan = await add(typed('Package Plan', '99.00'))
  const addOn = { kind: 'ADD_ON' as const, durationMinutes: '0' }
  rush = await add(typed('Package Rush', '50.00', { ...addOn, linkedIds: [photos], turnaroundHours: '12' }))
  prints = await add(typed('Package Prints', '2.50', { ...addOn, linkedIds: [plan], priceBasis: 'EACH' }))
  essentials = await add(
    typed('Package Essentials', '399.00', {
      kind: 'PACKAGE',
      linkedIds: [photos, plan],
      durationMinutes: '0',
    }),
  )
})

const book = (slotId: string, serviceIds: string[], change: Partial<BookShoot>) =>
  createBookingWithDeposit(client, makeBookingRequest(slotId, serviceIds, { size, ...change }), newCard)

test('a package is stored as its services, with add-ons, in parts that add up to its price', async () => {
  const slotId = await makeSlot(photographer, 3)
  const order = [essentials, rush, prints]
  const photoCounts = { [prints]: 10 }
  await expect(book(slotId, order, { photoCounts, shownTotalCents: 39_900 })).rejects.toMatchObject({
    message: priceChangedText(47_400, 'USD'),
  })
  const { bookingId } = await book(slotId, order, { photoCounts, shownTotalCents: 47_400 })
  const row = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { services: { orderBy: { position: 'asc' } } },
  })
  expect(row).toMatchObject({ squareFeet: 3200, totalAmountCents: 47_400, airspace: 'TO_CHECK' })
  const packageName = 'Package Essentials'
  expect(row.services).toMatchObject([
    { serviceId: rush, priceCents: 5000, isAddOn: true, turnaroundHours: 12, packageName: null },
    { serviceId: prints, priceCents: 2500, isAddOn: true, band: 'quantity 10', packageName: null },
    {
      serviceId: photos,
      priceCents: 31_102,
      durationMinutes: 90,
      band: '1,501–3,500 sq ft',
      showsExterior: true,
      packageName,
    },
    { serviceId: plan, priceCents: 8798, durationMinutes: 30, isAddOn: false, packageName },
  ])
})

test("services that don't go together are rejected", async () => {
  const slotId = await makeSlot(photographer, 4)
  const rejected = (name: string) => ({ fields: { serviceIds: [notTogetherText(name)] } })
  await expect(book(slotId, [essentials, plan], { shownTotalCents: 49_800 })).rejects.toMatchObject(
    rejected('Package Plan'),
  )
  await expect(book(slotId, [plan, rush], { shownTotalCents: 14_900 })).rejects.toMatchObject(
    rejected('Package Rush'),
  )
  expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
})

test('packages contain services, add-ons belong to services, and neither loses one', async () => {
  const packaged = { kind: 'PACKAGE' as const }
  const rejected = (field: string, message: string) => ({ fields: { [field]: [message] } })
  await expect(
    add(typed('Nested', '1.00', { ...packaged, linkedIds: [essentials, plan] })),
  ).rejects.toMatchObject(rejected('linkedIds', unlinkableText(['Package Essentials'])))
  await expect(
    add(typed('Counted', '1.00', { ...packaged, linkedIds: [prints, plan] })),
  ).rejects.toMatchObject(rejected('linkedIds', unlinkableText(['Package Prints'])))
  await expect(
    add(typed('Astray', '1.00', { ...packaged, linkedIds: [plan, 'no_such_service'] })),
  ).rejects.toMatchObject(rejected('linkedIds', unlinkableText([])))
  await expect(
    add(typed('Loose', '1.00', { kind: 'ADD_ON', linkedIds: [essentials] })),
  ).rejects.toMatchObject(rejected('linkedIds', unlinkableText(['Package Essentials'])))
  expect(
    AddService.safeParse(typed('Small', '1.00', { ...packaged, linkedIds: [plan] })).error?.issues,
  ).toMatchObject([{ path: ['linkedIds'], message: smallPackageText }])
  await expect(deleteService(photographer, rush)).rejects.toMatchObject({ code: 'conflict' })
  const spare = await add(typed('Spare', '1.00'))
  const pair = await add(typed('Pair', '1.00', { ...packaged, linkedIds: [spare, plan] }))
  await expect(deleteService(photographer, spare)).rejects.toMatchObject({ message: serviceLinkedText })
  const seen = (await listManagedServices(photographer)).find(({ id }) => id === spare)
  const nested = { ...typed('Spare', '1.00'), ...packaged, linkedIds: [photos, plan] }
  await expect(
    changeService(photographer, ChangeService.parse({ ...nested, serviceId: spare, seen })),
  ).rejects.toMatchObject(rejected('kind', linkedElsewhereText({ name: 'Pair', kind: 'PACKAGE' })))
  await deleteService(photographer, pair)
  await deleteService(photographer, spare)
})

test('a surcharge is added to orders on its weekday, and only then', async () => {
  const { timeZone } = await getStudio()
  const day = 20
  const weekday = weekdayOf(addDays(todayIn(timeZone), day))
  const surcharge = await add(
    typed('Package Weekend', '75.00', {
      kind: 'ADD_ON',
      durationMinutes: '0',
      linkedIds: [plan],
      automaticDays: [weekday],
    }),
  )
  const slotId = await makeSlot(photographer, day)
  await expect(book(slotId, [plan], { shownTotalCents: 9_900 })).rejects.toMatchObject({
    message: priceChangedText(17_400, 'USD'),
  })
  await expect(book(slotId, [plan, surcharge], { shownTotalCents: 17_400 })).rejects.toMatchObject({
    fields: { serviceIds: [noLongerOffered(['Package Weekend'])] },
  })
  const { bookingId } = await book(slotId, [plan], { shownTotalCents: 17_400 })
  const services = await db().bookedService.findMany({
    where: { bookingId },
    orderBy: { priceCents: 'desc' },
  })
  expect(services).toMatchObject([
    { serviceId: plan, priceCents: 9_900 },
    { serviceId: surcharge, priceCents: 7_500, isAddOn: true },
  ])
  await book(await makeSlot(photographer, day + 1), [plan], { shownTotalCents: 9_900 })
  // Not offered with these services.
  await book(await makeSlot(photographer, day + 7), [photos], { shownTotalCents: 35_000 })
  expect(
    AddService.safeParse(typed('Slow', '1.00', { kind: 'ADD_ON', linkedIds: [plan], automaticDays: [6] }))
      .error?.issues,
  ).toMatchObject([{ path: ['automaticDays'], message: automaticDaysText }])
})
