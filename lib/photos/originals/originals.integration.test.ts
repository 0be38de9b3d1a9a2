import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { addPhotos } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { createPage } from './commands/create-page'
import { turnOffPage } from './commands/turn-off-page'
import { findOriginals } from './queries/find-originals'
import { findPicture } from './queries/find-picture'
import { findState } from './queries/find-state'
import { lockedText, pairNeededText } from './words'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let deliveryId: string
let invoiceId: string
let staged: string
let empty: string
let sky: string
let plain: string

const notFound = { code: 'not-found' }

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = await createDelivery(bookingId)
  ;({ invoiceId } = await createInvoice(bookingId, 49_800, deliveryId))
  const ids = await addPhotos(deliveryId, 4)
  ;[staged = '', empty = '', sky = '', plain = ''] = ids
  await addScreens(ids)
  await db().photo.update({
    where: { id: staged },
    data: {
      alterations: ['VIRTUALLY_STAGED'],
      unalteredPhotoId: empty,
      room: 'BEDROOM',
      caption: 'Call Dana at 828-555-0100',
    },
  })
  await db().photo.update({ where: { id: sky }, data: { alterations: ['SKY_REPLACED'] } })
  await setPaid(true)
})

async function addScreens(photoIds: string[]) {
  for (const photoId of photoIds) {
    for (const kind of ['TILE', 'SCREEN'] as const) {
      const { id: fileId } = await db().storedFile.create({
        data: {
          key: `${kind}-${photoId}`,
          purpose: 'PHOTO_DERIVATIVE',
          name: 'photo.webp',
          contentType: 'image/webp',
          sizeBytes: 10,
        },
      })
      await db().photoDerivative.create({ data: { photoId, kind, fileId, width: 900, height: 600 } })
    }
  }
}

function setPaid(paid: boolean) {
  return db().invoice.update({
    where: { id: invoiceId },
    data: {
      status: paid ? 'COMPLETED' : 'PENDING',
      paidAt: paid ? new Date() : null,
      paidMethod: paid ? 'CASH' : null,
    },
  })
}

/** Every visit has an address of its own, so that none is limited. */
let visits = 0
const open = (token: string) => findOriginals(token, `visit-${visits++}`)
const picture = (token: string, photoId: string) =>
  findPicture({ token, photoId, variant: 'screen' }, `visit-${visits++}`)

async function share(actor = client): Promise<string> {
  await createPage(actor, deliveryId)
  return (await findState(actor, deliveryId))?.address?.split('/').at(-1) ?? ''
}

describe('the public page', () => {
  test('shows altered photos beside the unaltered ones, and no names or captions', async () => {
    const page = await open(await share())
    expect(page).toMatchObject({
      street: '903 Chestnut Street',
      pairs: [
        {
          altered: { id: staged },
          unaltered: { id: empty },
          room: 'Bedroom',
          alterations: 'Virtually staged',
        },
      ],
    })
    expect(JSON.stringify(page)).not.toMatch(/Dana|Marin|555-0100/)
  })

  test('has pictures of these photos only, each time the page is available', async () => {
    const token = await share()
    for (const id of [staged, empty]) expect(await picture(token, id)).toContain(`SCREEN-${id}`)
    const other =
      (await addPhotos(await createDelivery(await createBooking(client, photographer)), 1))[0] ?? ''
    for (const id of [sky, plain, other]) await expect(picture(token, id)).rejects.toMatchObject(notFound)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['it is turned off', () => turnOffPage(client, deliveryId)],
    ['the photos are locked again', () => setPaid(false)],
    [
      'the gallery has expired',
      () =>
        db().mediaDelivery.update({
          where: { id: deliveryId },
          data: { expiresOn: dateToDatabase('2020-01-01') },
        }),
    ],
    ['the delivery is gone', () => db().originalsPage.delete({ where: { deliveryId } })],
  ])('is gone with its pictures once %s', async (_when, end) => {
    const token = await share()
    await end()
    expect(await open(token)).toBeNull()
    await expect(picture(token, staged)).rejects.toMatchObject(notFound)
  })

  test("isn't found with another token", async () => {
    const token = await share()
    for (const other of ['', 'x', token.slice(1), hashSecret(token)]) expect(await open(other)).toBeNull()
  })

  test('is limited per address', async () => {
    const token = await share()
    for (let visit = 0; visit < 120; visit++) await findOriginals(token, 'greedy')
    await expect(findOriginals(token, 'greedy')).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})

describe('sharing it', () => {
  test('is for the client and photographers, while the photos are unlocked', async () => {
    await expect(createPage(stranger, deliveryId)).rejects.toMatchObject(notFound)
    await expect(turnOffPage(stranger, deliveryId)).rejects.toMatchObject(notFound)
    expect(await findState(stranger, deliveryId)).toBeNull()
    await setPaid(false)
    for (const actor of [client, photographer]) {
      await expect(createPage(actor, deliveryId)).rejects.toMatchObject({
        code: 'conflict',
        message: lockedText,
      })
      expect(await findState(actor, deliveryId)).toBeNull()
    }
    await setPaid(true)
    expect(await share(photographer)).not.toBe('')
  })

  test('needs at least one altered photo with its original', async () => {
    await db().photo.update({ where: { id: staged }, data: { unalteredPhotoId: null } })
    expect(await findState(client, deliveryId)).toMatchObject({ isOn: false, pairCount: 0, missingCount: 2 })
    for (const actor of [client, photographer]) {
      await expect(createPage(actor, deliveryId)).rejects.toMatchObject({
        code: 'conflict',
        message: pairNeededText,
      })
    }
    await db().photo.update({ where: { id: staged }, data: { unalteredPhotoId: empty } })
    expect(await share()).not.toBe('')
  })

  test('keeps its address until it is turned off', async () => {
    const token = await share()
    expect(await share(photographer)).toBe(token)
    expect(await db().originalsPage.findFirstOrThrow({ where: { deliveryId } })).toMatchObject({
      tokenHash: hashSecret(token),
    })
    await turnOffPage(client, deliveryId)
    await turnOffPage(client, deliveryId)
    expect(await findState(client, deliveryId)).toMatchObject({ isOn: false, address: null })
    expect(await share()).not.toBe(token)
  })

  test('counts the altered photos without an original', async () => {
    expect(await findState(client, deliveryId)).toMatchObject({ pairCount: 1, missingCount: 1 })
    await db().photo.updateMany({ where: { deliveryId }, data: { unalteredPhotoId: null, alterations: [] } })
    expect(await findState(client, deliveryId)).toBeNull()
  })
})
