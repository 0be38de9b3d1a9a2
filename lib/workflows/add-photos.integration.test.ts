import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { deliveryTitles, filesGoneText } from '@/lib/photos/deliveries/words/deliveries'
import { noRoomText } from '@/lib/photos/deliveries/words/uploads'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from './add-photos'
import { sendPhotos } from './send-photos'

useDatabase()

useStorage()
let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  const sent = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  deliveryId = sent.deliveryId
})

async function makeRequest(count = 2) {
  const fileIds = await Promise.all(
    Array.from({ length: count }, (_, place) => storeUpload(photographer, { name: `late-${place}.jpg` })),
  )
  return { idempotencyKey: randomUUID(), deliveryId, fileIds }
}

/** Counts the delivery's rows and the client's notifications. */
async function countRows() {
  const [delivery, photos, invoices, events, notices, mails] = await Promise.all([
    db().mediaDelivery.findUniqueOrThrow({ where: { id: deliveryId }, select: { totalPhotos: true } }),
    db().photo.count({ where: { deliveryId } }),
    db().invoice.count({ where: { bookingId } }),
    db().deliveryEvent.count({ where: { deliveryId, kind: 'PHOTOS_ADDED' } }),
    db().notification.count({ where: { bookingId, userId: client.userId, title: deliveryTitles.added } }),
    db().outboxMessage.count({
      where: { topic: 'photos-added', payload: { path: ['link'], string_contains: deliveryId } },
    }),
  ])
  return { total: delivery.totalPhotos, photos, invoices, events, notices, mails }
}

const before = { total: 3, photos: 3, invoices: 1, events: 0, notices: 0, mails: 0 }

test('the same idempotency key sent by two photographers adds the photos of each, once', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const input = await makeRequest(1)
  const theirs = { ...input, fileIds: [await storeUpload(colleague, { name: 'theirs.jpg' })] }
  await addPhotosToDelivery(photographer, input)
  await db().booking.update({ where: { id: bookingId }, data: { photographerId: colleague.profileId } })
  await addPhotosToDelivery(colleague, theirs)
  await addPhotosToDelivery(colleague, theirs)
  expect(await countRows()).toMatchObject({ total: 5, photos: 5, events: 2 })
})

test('appends the photos and notifies the client without a new invoice', async () => {
  await addPhotosToDelivery(photographer, await makeRequest())
  expect(await countRows()).toEqual({ total: 5, photos: 5, invoices: 1, events: 1, notices: 1, mails: 1 })
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  expect(photos.map(({ name, position, isFull, isPreview }) => [name, position, isFull, isPreview])).toEqual([
    ['one.jpg', 0, true, true],
    ['two.jpg', 1, true, false],
    ['three.jpg', 2, true, false],
    ['late-0.jpg', 3, true, false],
    ['late-1.jpg', 4, true, false],
  ])
  const { actionData } = await db().notification.findFirstOrThrow({
    where: { bookingId, title: deliveryTitles.added },
  })
  expect(actionData).toEqual({ booking_id: bookingId, delivery_id: deliveryId })
})

test('adds once for five concurrent requests and a retry after a lost response', async () => {
  const input = await makeRequest()
  await Promise.all(Array.from({ length: 5 }, () => addPhotosToDelivery(photographer, input)))
  await addPhotosToDelivery(photographer, input)
  expect(await countRows()).toEqual({ total: 5, photos: 5, invoices: 1, events: 1, notices: 1, mails: 1 })
})

test('appends the photos of two different concurrent requests', async () => {
  await Promise.all(
    [await makeRequest(), await makeRequest()].map((input) => addPhotosToDelivery(photographer, input)),
  )
  expect(await countRows()).toMatchObject({ total: 7, photos: 7, events: 2 })
})

test('limits a delivery to five hundred photos', async () => {
  await db().mediaDelivery.update({ where: { id: deliveryId }, data: { totalPhotos: 499 } })
  const input = await makeRequest(2)
  await expect(addPhotosToDelivery(photographer, input)).rejects.toThrow(noRoomText(1))
  expect(await countRows()).toEqual({ ...before, total: 499 })
})

test("rejects other photographers and other people's files", async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const input = await makeRequest()
  await expect(addPhotosToDelivery(colleague, input)).rejects.toThrow('Photo delivery not found')
  const foreign = { ...input, fileIds: [await storeUpload(colleague)] }
  await expect(addPhotosToDelivery(photographer, foreign)).rejects.toThrow(filesGoneText)
  expect(await countRows()).toEqual(before)
})
