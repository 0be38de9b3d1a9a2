import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { findPictures } from './find-pictures'
import { listDeliveriesOfBooking } from './list-deliveries-of-booking'

useDatabase()

let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
/** The first two are previews. */
let photoIds: string[]

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  await createInvoice(bookingId, 49_800, deliveryId)
  await db().mediaDelivery.update({ where: { id: deliveryId }, data: { totalPhotos: 7 } })
  photoIds = Array.from({ length: 7 }, () => randomUUID())
  for (const [position, id] of photoIds.entries()) {
    const name = `${position}.jpg`
    const file = { name, key: randomUUID(), contentType: 'image/jpeg', sizeBytes: 1 }
    await db().photo.create({
      data: {
        id,
        name,
        position,
        state: 'READY',
        isPreview: position < 2,
        miniature: `miniature-${position}`,
        delivery: { connect: { id: deliveryId } },
        originalFile: { create: { ...file, purpose: 'PHOTO_ORIGINAL' } },
      },
    })
  }
})

async function picturesFor(actor: Actor) {
  const [delivery] = await listDeliveriesOfBooking(actor, bookingId)
  return delivery ? findPictures(actor, delivery) : null
}

const shownTo = async (actor: Actor) =>
  (await picturesFor(actor))?.tiles.flatMap((tile) => ('photoId' in tile ? [tile] : []))

test('before payment, the client sees the previews, and of the others only their colors', async () => {
  const pictures = await picturesFor(client)
  expect(pictures?.moreCount).toBe(3)
  expect(pictures?.tiles).toEqual([
    { photoId: photoIds[0], isFree: true },
    { photoId: photoIds[1], isFree: true },
    { miniature: 'miniature-2', placeholder: null },
    { miniature: 'miniature-3', placeholder: null },
    { miniature: 'miniature-4', placeholder: null },
  ])
  for (const id of photoIds.slice(2)) expect(JSON.stringify(pictures)).not.toContain(id)
})

test('the studio and a client who paid see five photos', async () => {
  const five = photoIds.slice(0, 5).map((photoId) => ({ photoId, isFree: false }))
  expect(await shownTo(photographer)).toEqual(five)
  const paid = { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' } as const
  await db().invoice.updateMany({ where: { deliveryId }, data: paid })
  expect(await shownTo(client)).toEqual(five)
})

test('nobody else sees any, whatever summary they bring', async () => {
  const stranger = await createPerson('CLIENT')
  expect(await picturesFor(stranger)).toBeNull()
  const forged = { id: deliveryId, paid: true, expired: false, photoCount: 7 }
  expect(await findPictures(stranger, forged)).toBeNull()
})
