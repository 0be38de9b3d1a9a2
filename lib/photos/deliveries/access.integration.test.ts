import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { listGalleryTiles } from '@/lib/photos/deliveries/queries/list-gallery-tiles'
import { type PhotoVariant, photoVariants } from '@/lib/photos/deliveries/schema/photos'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { makeDerivatives } from './commands/make-derivatives'
import { makeJpeg, makeSendInput } from './deliveries.fixture'
import { findBookingChoice } from './queries/find-booking-choice'
import { findDelivery } from './queries/find-delivery'
import { listBookingOptions } from './queries/list-booking-options'
import { servePhoto } from './routes/photo-response'

useDatabase()

useStorage()
let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string
let deliveryId: string
let previewId: string
let fullId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  for (const { id } of photos) await makeDerivatives({ photoId: id })
  previewId = photos[0]?.id ?? ''
  fullId = photos[1]?.id ?? ''
})

function setInvoice(status: 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'FAILED' | 'VOID') {
  const paid = status === 'COMPLETED' || status === 'REFUNDED'
  return db().invoice.updateMany({
    where: { deliveryId },
    data: { status, paidAt: paid ? new Date() : null, paidMethod: paid ? 'CARD' : null },
  })
}

/** Sends a HEAD request, so that no download is recorded. */
function fetchPhoto(actor: Actor, photoId: string, variant: PhotoVariant): Promise<Response> {
  const request = new Request('http://localhost/photo', { method: 'HEAD' })
  return servePhoto(actor, { photoId, variant }, request)
}

/** The variants of a photo that someone can open; all others must not be found. */
async function openTo(actor: Actor, photoId: string): Promise<string[]> {
  const open: string[] = []
  for (const variant of photoVariants) {
    try {
      await fetchPhoto(actor, photoId, variant)
      open.push(variant)
    } catch (error) {
      expect(error).toBeInstanceOf(NotFoundError)
    }
  }
  return open
}

const clean = ['tile', 'screen', 'panorama', 'web', 'print', 'original']

describe.each(['PENDING', 'FAILED', 'REFUNDED', 'VOID'] as const)(
  'while the latest invoice is %s',
  (status) => {
    beforeAll(() => setInvoice(status))

    test('the client can open only the watermarked preview', async () => {
      expect(await openTo(client, previewId)).toEqual(['thumbnail', 'preview'])
      expect(await openTo(client, fullId)).toEqual([])
    })

    test('the page holds neither the full photos nor the download link', async () => {
      const delivery = await findDelivery(client, { bookingId }, { withTiles: true })
      expect(delivery).toMatchObject({
        open: false,
        paid: false,
        photos: [],
        driveLink: null,
        lockedCount: 2,
      })
      expect(delivery?.previews).toHaveLength(1)
      const sent = JSON.stringify(delivery)
      for (const secret of ['secret-folder', fullId, 'two.jpg']) expect(sent).not.toContain(secret)
      expect(delivery?.locked.map(({ preview }) => preview)).toEqual([0, null, null])
      expect(delivery?.coverId).toBe(previewId)
      expect(delivery?.miniatures).toEqual({})
      expect(delivery?.locked.every(({ miniature }) => (miniature?.length ?? 0) < 1200)).toBe(true)
    })
  },
)

describe('when the latest invoice is paid', () => {
  beforeAll(() => setInvoice('COMPLETED'))

  test('the client can open every variant', async () => {
    expect(await openTo(client, previewId)).toEqual(['thumbnail', 'preview', ...clean])
    expect(await openTo(client, fullId)).toEqual(clean)
    const delivery = await findDelivery(client, { bookingId, deliveryId })
    expect(delivery).toMatchObject({ open: true, paid: true, locked: [], street: '903 Chestnut Street' })
    expect(delivery?.photos.map(({ name, state }) => [name, state])).toEqual([
      ['one.jpg', 'READY'],
      ['two.jpg', 'READY'],
      ['three.jpg', 'READY'],
    ])
    expect(delivery?.driveLink).toContain('secret-folder')
  })

  test('the signed URL serves the original, and a modified one fails', async () => {
    const address = (await fetchPhoto(client, fullId, 'original')).headers.get('location') ?? ''
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await makeJpeg())
    const expires = Number(new URL(address).searchParams.get('expires'))
    expect(Math.abs(expires - Date.now() - 3_600_000)).toBeLessThan(60_000)
    const later = new URL(address)
    later.searchParams.set('expires', String(expires + 1))
    const bare = address.split('?')[0] ?? ''
    const forged = `${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`
    for (const changed of [later.href, bare, forged]) {
      expect((await fetch(changed)).ok, changed).toBe(false)
    }
  })

  test('a newer pending invoice of the delivery locks it again', async () => {
    await db().invoice.create({
      data: {
        bookingId,
        clientId: client.profileId,
        deliveryId,
        invoiceNumber: 'NL-TEST-1',
        amountCents: 100,
        dueOn: new Date(),
        createdAt: new Date(Date.now() + 60_000),
      },
    })
    expect(await openTo(client, fullId)).toEqual([])
    await db().invoice.delete({ where: { invoiceNumber: 'NL-TEST-1' } })
    expect(await openTo(client, fullId)).toEqual(clean)
  })

  test('another client finds nothing', async () => {
    expect(await openTo(stranger, previewId)).toEqual([])
    expect(await openTo(stranger, fullId)).toEqual([])
    expect(await findDelivery(stranger, { bookingId, deliveryId })).toBeNull()
    expect(await findDelivery(stranger, {})).toBeNull()
    expect(await listDeliveries(stranger)).toEqual({ deliveries: [], total: 0 })
    expect(await listGalleryTiles(stranger)).toEqual([])
  })
})

test('photographers of the studio see everything before payment', async () => {
  await setInvoice('PENDING')
  for (const actor of [photographer, colleague]) {
    expect(await openTo(actor, fullId)).toEqual(clean)
    expect(await findDelivery(actor, { deliveryId })).toMatchObject({ open: true, paid: false })
  }
})

test('lists only previews that are ready', async () => {
  expect(await listGalleryTiles(client)).toEqual([
    {
      id: deliveryId,
      bookingId,
      street: '903 Chestnut Street',
      photoCount: 3,
      cover: { photoId: previewId, isFree: true },
    },
  ])
  await db().photo.update({ where: { id: previewId }, data: { state: 'WAITING' } })
  expect(await listGalleryTiles(client)).toEqual([])
  await db().photo.update({ where: { id: previewId }, data: { state: 'READY' } })
})

test('the list shows address, photo count, payment and cover', async () => {
  const { deliveries, total } = await listDeliveries(client)
  expect(total).toBe(1)
  expect(deliveries[0]).toMatchObject({
    id: deliveryId,
    street: '903 Chestnut Street',
    photoCount: 3,
    paid: false,
    cover: { photoId: previewId, isFree: true },
  })
  expect(await listDeliveries(client, 2)).toEqual({ deliveries: [], total })
})

test('covers lose their watermark once they are paid, and never have one for the studio', async () => {
  const coversFor = async (actor: Actor) => [
    (await listDeliveries(actor)).deliveries[0]?.cover,
    (await findLatestDelivery(actor))?.cover,
    ...(await listGalleryTiles(actor)).map(({ cover }) => cover),
  ]
  const free = { photoId: previewId, isFree: true }
  expect(await coversFor(client)).toEqual([free, free, free])
  for (const actor of [photographer, colleague]) {
    for (const cover of (await coversFor(actor)).filter(Boolean)) {
      expect(cover?.isFree).toBe(false)
      expect((await fetchPhoto(actor, cover?.photoId ?? '', 'tile')).status).toBe(302)
    }
  }
  await setInvoice('COMPLETED')
  const paid = await coversFor(client)
  expect(paid.length).toBeGreaterThan(2)
  for (const cover of paid) {
    expect(cover?.isFree).toBe(false)
    expect((await fetchPhoto(client, cover?.photoId ?? '', 'tile')).status).toBe(302)
  }
  await setInvoice('PENDING')
  expect(await coversFor(client)).toEqual([free, free, free])
})

test("a photographer can choose their own bookings and a disabled colleague's, undelivered ones first", async () => {
  const waiting = await createBooking(client, photographer, '5 Pavilion Way, Fletcher')
  const label = expect.stringContaining('5 Pavilion Way, Robin Reed, ')
  expect(await listBookingOptions(photographer)).toMatchObject([
    { id: waiting, label, isDelivered: false },
    { id: bookingId, isDelivered: true },
  ])
  expect(await findBookingChoice(photographer, waiting)).toMatchObject({ label, amount: '498.00' })
  expect(await listBookingOptions(colleague)).toEqual([])
  await db().profile.update({
    where: { id: photographer.profileId },
    data: { accountStatus: 'DISABLED' },
  })
  const taken = await listBookingOptions(colleague)
  expect(taken.map(({ id }) => id)).toEqual([waiting, bookingId])
})

test('a delivery is recent for two weeks', async () => {
  const { timeZone } = await db().studioSettings.findFirstOrThrow({ select: { timeZone: true } })
  for (const [days, isRecent] of [
    [14, true],
    [15, false],
  ] as const) {
    const uploadedAt = instantOf(addDays(todayIn(timeZone), -days), '12:00', timeZone)
    await db().mediaDelivery.update({ where: { id: deliveryId }, data: { uploadedAt } })
    expect(await findLatestDelivery(client)).toMatchObject({ id: deliveryId, isRecent })
  }
})
