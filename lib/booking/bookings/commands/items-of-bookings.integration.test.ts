import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery } from '@/lib/billing/invoices/invoices.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { repeatedItemText } from '@/lib/booking/bookings/words/items'
import { changeTitles } from '@/lib/booking/bookings/words/notifications'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addItem } from './add-item'
import { removeItem } from './remove-item'

useDatabase()

let client: Actor
let photographer: Actor
let coordinator: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  coordinator = await createPerson('COORDINATOR')
  await db().taxSettings.upsert({
    where: { id: 1 },
    create: { id: 1, pricesIncludeTax: false },
    update: { pricesIncludeTax: false },
  })
  await createTaxRate(10_000)
  await db().service.create({
    data: {
      id: 'item_rush',
      name: 'Rush',
      kind: 'ADD_ON',
      category: 'OTHER',
      description: 'For a test.',
      duration: 'None',
      durationMinutes: 0,
      priceCents: 5000,
    },
  })
})

beforeEach(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  bookingId = await createBooking(client, photographer)
  await db().booking.update({
    where: { id: bookingId },
    data: { status: 'CONFIRMED', pricesIncludeTax: false, estimatedTaxCents: 4980 },
  })
})

const rush = () => ({
  bookingId,
  itemId: randomUUID(),
  serviceId: 'item_rush',
  name: 'Rush',
  amount: { cents: 5000, currency: 'USD' },
})
const flyers = () => ({
  ...rush(),
  serviceId: null,
  name: '100 flyers',
  amount: { cents: 8000, currency: 'USD' },
})
const totals = () =>
  db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { totalAmountCents: true, estimatedTaxCents: true },
  })

test('items raise the total and its tax, once each, and removing them takes both back', async () => {
  const [first, second] = [rush(), flyers()]
  await Promise.all([addItem(photographer, first), addItem(photographer, first)])
  await addItem(coordinator, second)
  expect(await totals()).toEqual({ totalAmountCents: 62_800, estimatedTaxCents: 6280 })
  await expect(addItem(photographer, rush())).rejects.toMatchObject({ fields: { name: [repeatedItemText] } })
  const found = await findBooking(client, bookingId)
  expect(found?.addedItems.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Rush', 5000],
    ['100 flyers', 8000],
  ])
  expect(found?.may.changeItems).toBe(false)
  await removeItem(photographer, { bookingId, itemId: second.itemId })
  await removeItem(photographer, { bookingId, itemId: second.itemId })
  expect(await totals()).toEqual({ totalAmountCents: 54_800, estimatedTaxCents: 5480 })
  const after = await findBooking(photographer, bookingId)
  expect(describeBookingEvents(after?.events ?? []).map(({ detail }) => detail)).toEqual([
    'Marin Holt added Rush ($50.00).',
    `${coordinator.fullName} added 100 flyers ($80.00).`,
    'Marin Holt removed 100 flyers ($80.00).',
  ])
  const notices = await db().notification.findMany({
    where: { userId: client.userId, bookingId },
    orderBy: { createdAt: 'asc' },
  })
  expect(notices.map(({ title }) => title)).toEqual([
    changeTitles['item-added'],
    changeTitles['item-added'],
    changeTitles['item-removed'],
  ])
})

test('only those who handle the booking add items, and only until its photos are sent', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  await expect(addItem(colleague, rush())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(addItem(client, rush())).rejects.toMatchObject({ code: 'forbidden' })
  const stranger = await createPerson('CLIENT')
  await expect(addItem(stranger, rush())).rejects.toMatchObject({ code: 'not-found' })
  await expect(addItem(photographer, { ...rush(), serviceId: 'gone' })).rejects.toMatchObject({
    code: 'invalid',
  })
  await createDelivery(bookingId)
  await expect(addItem(photographer, rush())).rejects.toMatchObject({ code: 'conflict' })
  expect(await totals()).toEqual({ totalAmountCents: 49_800, estimatedTaxCents: 4980 })
})
