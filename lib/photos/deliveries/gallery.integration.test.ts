import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { setFavorite } from './commands/set-favorite'
import { addPhotos } from './deliveries.fixture'
import { findDelivery } from './queries/find-delivery'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
let photoIds: string[]

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
  const delivery = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'chestnut.zip',
      fileType: 'image/jpeg',
      totalPhotos: 500,
      googleDriveLink: 'https://drive.example/folder',
      idempotencyKey: randomUUID(),
    },
  })
  deliveryId = delivery.id
  await createInvoice(bookingId, 49_800, deliveryId)
  photoIds = await addPhotos(deliveryId, 1_000)
})

function setPaid(paid: boolean) {
  return db().invoice.updateMany({
    where: { bookingId },
    data: paid
      ? { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' }
      : { status: 'PENDING', paidAt: null, paidMethod: null },
  })
}

async function favoritesSeenBy(actor: Actor): Promise<string[]> {
  const delivery = await findDelivery(actor, { deliveryId })
  return (delivery?.photos ?? []).flatMap(({ id, favorite }) => (favorite ? [id] : []))
}

const setFavoriteAs = (actor: Actor, photoId: string | undefined, favorite = true) =>
  setFavorite(actor, { photoId: photoId ?? '', favorite })

test("a locked photo can't be a favorite", async () => {
  await setPaid(false)
  await expect(setFavoriteAs(client, photoIds[0])).rejects.toThrow(NotFoundError)
  expect(await db().photoFavorite.count()).toBe(0)
})

test("another client's photo can't be a favorite", async () => {
  await setPaid(true)
  await expect(setFavoriteAs(stranger, photoIds[0])).rejects.toThrow(NotFoundError)
  await expect(setFavoriteAs(client, randomUUID())).rejects.toThrow(NotFoundError)
  expect(await db().photoFavorite.count()).toBe(0)
})

test('setting a favorite is idempotent, visible to the photographer, and can be undone', async () => {
  await Promise.all([setFavoriteAs(client, photoIds[7]), setFavoriteAs(client, photoIds[7])])
  await setFavoriteAs(client, photoIds[2])
  expect(await favoritesSeenBy(client)).toEqual([photoIds[2], photoIds[7]])
  expect(await favoritesSeenBy(photographer)).toEqual([photoIds[2], photoIds[7]])
  await setFavoriteAs(client, photoIds[2], false)
  await setFavoriteAs(client, photoIds[2], false)
  expect(await favoritesSeenBy(client)).toEqual([photoIds[7]])
})

test('an expired delivery has no photos or links for the client, and all for the photographer', async () => {
  const lastDay = addDays(todayIn('America/New_York'), -1)
  await db().mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn: dateToDatabase(lastDay) } })
  expect(await findDelivery(client, { deliveryId }, { withTiles: true })).toMatchObject({
    expired: true,
    open: false,
    photos: [],
    previews: [],
    coverId: null,
    locked: [expect.not.objectContaining({ id: expect.anything() })],
    driveLink: null,
  })
  await expect(setFavoriteAs(client, photoIds[3])).rejects.toThrow(NotFoundError)
  expect((await findDelivery(photographer, { deliveryId }))?.photos).toHaveLength(1_000)
  await db().mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn: null } })
})

test('lists a thousand photos in order, with dimensions and download sizes', async () => {
  const delivery = await findDelivery(client, { deliveryId })
  const photos = delivery?.photos ?? []
  expect(photos.map(({ id }) => id)).toEqual(photoIds)
  expect(photos[0]).toEqual({
    id: photoIds[0],
    name: 'DSC_0001.jpg',
    width: 6000,
    height: 4000,
    placeholder: '#8899aa',
    state: 'READY',
    favorite: false,
    bytes: 12_000_000,
    webBytes: 900_000,
  })
  // As the page is sent.
  expect(gzipSync(JSON.stringify(delivery)).length).toBeLessThan(30_000)
})
