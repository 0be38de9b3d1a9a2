import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { searchRecords } from './queries/search-records'
import type { Hits } from './schema'

useDatabase()

const street = '4821 Marigold Hollow Road'
let client: Actor
let stranger: Actor
let successor: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string

beforeAll(async () => {
  const services = await makeServices()
  client = await createPerson('CLIENT', 'Philippa Quennell')
  stranger = await createPerson('CLIENT', 'Ottoline Vane')
  successor = await createPerson('CLIENT', 'Isadora Finch')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  const slotId = await makeSlot(photographer)
  const request = {
    ...makeBookingRequest(slotId, services),
    propertyAddress: `${street}, Asheville, NC 28804`,
  }
  bookingId = (await createBookingWithDeposit(client, request, newCard)).bookingId
  const delivery = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'marigold',
      fileType: 'image/jpeg',
      totalPhotos: 12,
      googleDriveLink: 'https://drive.example.test/marigold',
      idempotencyKey: crypto.randomUUID(),
      transfers: {
        create: {
          clientId: successor.profileId,
          amountCents: 9900,
          kind: 'LISTING',
          text: 'Until the property is sold.',
          idempotencyKey: crypto.randomUUID(),
        },
      },
    },
  })
  await db().invoice.create({
    data: {
      invoiceNumber: 'NL-1999-4821',
      bookingId,
      clientId: client.profileId,
      deliveryId: delivery.id,
      amountCents: 49_800,
      dueOn: new Date(),
    },
  })
  await db().conversation.create({
    data: { clientId: client.profileId, subject: 'Keys for Marigold Hollow' },
  })
})

const titles = (hits: Hits) =>
  Object.fromEntries(
    Object.entries(hits).flatMap(([kind, found]) =>
      found.length > 0 ? [[kind, found.map(({ title }) => title)]] : [],
    ),
  )

test('the client and a photographer find everything at an address, however it is typed', async () => {
  const atAddress = {
    bookings: [street],
    photos: [street],
    invoices: ['NL-1999-4821'],
    conversations: ['Keys for Marigold Hollow'],
  }
  expect(titles(await searchRecords(client, 'marigold hollow'))).toEqual(atAddress)
  expect(titles(await searchRecords(photographer, 'MARIGOLD HOLLOW'))).toEqual(atAddress)
})

test('a photographer finds a client by name, with their bookings; a client finds no clients', async () => {
  const found = await searchRecords(photographer, 'quennell')
  expect(titles(found)).toMatchObject({ clients: ['Philippa Quennell'], bookings: [street] })
  expect(found.bookings[0]?.detail).toContain('Philippa Quennell')
  expect(titles(await searchRecords(client, 'quennell'))).toEqual({})
})

test('numbers of bookings and invoices are found', async () => {
  for (const number of [bookingId.slice(0, 8), `#${bookingId.slice(0, 8)}`]) {
    expect((await searchRecords(client, number)).bookings.map(({ id }) => id)).toEqual([bookingId])
  }
  expect(titles(await searchRecords(client, '1999-48'))).toEqual({ invoices: ['NL-1999-4821'] })
})

test("another client finds nothing, and a colleague not the photographer's invoices", async () => {
  for (const text of ['marigold', 'NL-1999-4821', bookingId.slice(0, 8), 'Keys for']) {
    expect(titles(await searchRecords(stranger, text))).toEqual({})
  }
  expect(titles(await searchRecords(colleague, 'marigold'))).not.toHaveProperty('invoices')
})

test('an agent to whom photos were transferred finds them, but not the booking and its invoice', async () => {
  expect(titles(await searchRecords(successor, 'marigold hollow'))).toEqual({ photos: [street] })
})

test('wildcards match themselves', async () => {
  expect(titles(await searchRecords(client, '4821%Road'))).toEqual({})
  expect(titles(await searchRecords(client, '___'))).toEqual({})
})
