// Requests every URL of a file as everyone who must not have it: photos in all variants, ZIPs in all variants, and
// storage itself without a signature, with a changed signature and with manipulated paths.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Visitor } from '@/e2e/support/http-visitor'
import { mapInFlight } from '@/e2e/support/in-flight'
import { type PortalFixture, signInOverHttp, test } from '@/e2e/support/portal-fixture'
import { makeRecords, type Records, removeRecords } from '@/e2e/support/records'
import { writeSelection } from '@/lib/photos/deliveries/rules/zip-address'
import { photoVariants } from '@/lib/photos/deliveries/schema/photos'
import { versionVariants } from '@/lib/photos/revisions/schema'

/** A client of the demo with unpaid deliveries. */
const owner = 'mia@oakandmain.test'
const watermarked = ['thumbnail', 'preview']

type Photo = {
  id: string
  deliveryId: string
  isPreview: boolean
  originalFile: { key: string }
  delivery: { includedPhotos: number | null }
}
type Unpaid = { photos: Photo[]; visitor: Visitor }

let unpaid: Unpaid
let own: Records

test.beforeAll(async ({ portal }) => {
  const { actions, database, newVisitor, people } = portal
  own = await makeRecords(database, people.client, people.photographer)
  const visitor = await newVisitor()
  await signInOverHttp(actions, visitor, owner)
  unpaid = { visitor, photos: await listUnpaid(portal) }
  expect(unpaid.photos.length).toBeGreaterThan(0)
})

test.afterAll(async ({ portal: { database } }) => {
  await removeRecords(database, [own])
})

function listUnpaid({ database }: PortalFixture): Promise<Photo[]> {
  return database.photo.findMany({
    where: {
      delivery: {
        booking: {
          client: { email: owner },
          invoices: { some: {}, every: { status: 'PENDING' } },
        },
      },
    },
    select: {
      id: true,
      deliveryId: true,
      isPreview: true,
      originalFile: { select: { key: true } },
      delivery: { select: { includedPhotos: true } },
    },
  })
}

/** Returns every URL of these photos, separately and in ZIPs. */
function addressesOf(photos: readonly Photo[]): string[] {
  const ids = photos.map(({ id }) => id)
  const zips = [...new Set(photos.map(({ deliveryId }) => deliveryId))].flatMap((deliveryId) =>
    ['original', 'web'].flatMap((size) =>
      ['all', 'favorites', writeSelection(ids)].map(
        (choice) => `/api/deliveries/${deliveryId}/zip?size=${size}&photos=${choice}`,
      ),
    ),
  )
  return [...ids.flatMap((id) => photoVariants.map((variant) => `/api/photos/${id}/${variant}`)), ...zips]
}

/** Proposes a version of an unpaid photo, as far as its files matter, and returns its URLs. */
async function addVersion({ database }: PortalFixture, photo: Photo): Promise<string[]> {
  const key = `test-${randomUUID()}`
  const file = {
    key,
    name: 'v2.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 10,
    purpose: 'PHOTO_ORIGINAL',
  } as const
  const { id } = await database.photoVersion.create({
    data: {
      number: 2,
      name: file.name,
      state: 'READY',
      batchId: randomUUID(),
      photo: { connect: { id: photo.id } },
      originalFile: { create: file },
    },
    select: { id: true },
  })
  return versionVariants.map((variant) => `/api/versions/${id}/${variant}`)
}

async function statusesOf(visitor: Visitor, addresses: readonly string[]): Promise<Map<string, number>> {
  const sent = { maxRedirects: 0, headers: { range: 'bytes=0-9' } }
  const statuses = await mapInFlight(
    addresses,
    async (address) => [address, (await visitor.get(address, sent)).status()] as const,
  )
  return new Map(statuses)
}

for (const accountState of ['anonymous', 'client', 'pending', 'denied', 'disabled', 'unverified'] as const) {
  test(`another client's files are unavailable at every URL, as ${accountState}`, async ({ portal }) => {
    const statuses = await statusesOf(portal.visitors[accountState], addressesOf(unpaid.photos))
    const served = [...statuses].filter(([, status]) => status !== 401 && status !== 404)
    expect(served).toEqual([])
  })
}

test('before payment, only the watermarked variants of previews are available', async () => {
  const freeUrls = unpaid.photos
    // Whoever chooses photos sees all of them, with a watermark.
    .filter(({ isPreview, delivery }) => isPreview || delivery.includedPhotos !== null)
    .flatMap(({ id }) => watermarked.map((variant) => `/api/photos/${id}/${variant}`))
  const statuses = await statusesOf(unpaid.visitor, addressesOf(unpaid.photos))
  const served = [...statuses].filter(([, status]) => status !== 404)
  expect(served).toEqual(freeUrls.map((address) => [address, 302]))
})

test('before payment, no version of a photo is available', async ({ portal }) => {
  for (const isPreview of [true, false]) {
    const photo = unpaid.photos.find((each) => each.isPreview === isPreview)
    if (!photo) throw new Error('the demo has no such photo')
    const addresses = await addVersion(portal, photo)
    const statuses = await statusesOf(unpaid.visitor, addresses)
    expect([...statuses.values()]).toEqual(addresses.map(() => 404))
    await portal.database.photoVersion.deleteMany({ where: { photoId: photo.id } })
    await portal.database.storedFile.deleteMany({ where: { name: 'v2.jpg', sizeBytes: 10 } })
  }
})

test('manipulated URLs lead to no file', async () => {
  const preview = unpaid.photos.find(({ isPreview }) => isPreview)?.id ?? ''
  const full = unpaid.photos.find(({ isPreview }) => !isPreview)?.id ?? ''
  const delivery = unpaid.photos[0]?.deliveryId ?? ''
  const malformedUrls = [
    `/api/photos/${preview}/preview%2f..%2foriginal`,
    `/api/photos/${preview}/preview/..%2foriginal`,
    `/api/photos/${preview}/..%2f${full}%2foriginal`,
    `/api/photos/${preview}//original`,
    `/api//photos/${full}/original`,
    `/api/photos/${preview}/ORIGINAL`,
    `/api/photos/${preview}/original.`,
    `/api/photos/${preview}/original%20`,
    `/api/photos/${preview}/original%00`,
    `/api/photos/${full.toUpperCase()}/original`,
    `/api/photos/${full}/original?variant=preview&photoId=${preview}`,
    `/api/photos/${full}/original?x-path=/api/photos/${preview}/preview`,
    `/api/deliveries/${delivery}/zip/`,
    `/api/deliveries/${delivery}/ZIP`,
    `/api/deliveries/${delivery}/zip?photos=${writeSelection([full])}&photos=all`,
    `/api/deliveries/${delivery}/zip?deliveryId=${own.deliveryId}`,
    `/api/deliveries/${own.deliveryId}/zip?deliveryId=${delivery}`,
  ]
  for (const malformedUrl of malformedUrls) {
    const response = await unpaid.visitor.get(malformedUrl, { maxRedirects: 5 })
    const type = response.headers()['content-type'] ?? ''
    expect.soft(response.url(), malformedUrl).not.toContain('signature=')
    expect.soft(type, malformedUrl).toMatch(/^(application\/json|text\/)/)
  }
})

test('storage only serves a private file at its signed URL', async ({ portal }) => {
  // Hundreds of requests, while another test keeps the machine busy.
  const preview = unpaid.photos.find(({ isPreview }) => isPreview)
  const response = await unpaid.visitor.get(`/api/photos/${preview?.id}/preview`, { maxRedirects: 0 })
  const signed = new URL(response.headers().location ?? '')
  const stranger = await portal.newVisitor()
  expect((await stranger.get(signed.href)).status()).toBe(200)

  const folder = signed.pathname.slice(0, signed.pathname.lastIndexOf('/'))
  const previewKey = signed.pathname.slice(folder.length + 1)
  const files = await portal.database.storedFile.findMany({
    where: { originalOf: { isNot: null } },
    select: { key: true },
    take: 300,
  })
  const keys = [...unpaid.photos.map(({ originalFile }) => originalFile.key), ...files.map(({ key }) => key)]
  const changed = keys.flatMap((key) => [
    // Without a signature, and with another file's signature.
    `${signed.origin}${folder}/${key}`,
    `${signed.origin}${folder}/${key}${signed.search}`,
  ])
  const [key = ''] = keys
  const malformedUrls = [
    `${folder}/${previewKey}/..%2f${key}`,
    `${folder}/${previewKey}%2f..%2f${key}`,
    `${folder}//${key}`,
    `${folder}/${key}.`,
    `${folder}/${key.toUpperCase()}`,
    `${folder}/${previewKey}/../${key}`,
  ].map((path) => `${signed.origin}${path}${signed.search}`)
  const signature = signed.searchParams.get('signature') ?? ''
  const forged = [
    signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0'),
    signature.slice(0, -2),
    '',
    `${signature}0`,
  ].map((other) => withParameter(signed, 'signature', other))
  const later = [1, 3_600_000].map((more) =>
    withParameter(signed, 'expires', String(Number(signed.searchParams.get('expires')) + more)),
  )
  for (const address of [...changed, ...malformedUrls, ...forged, ...later]) {
    const status = (await stranger.get(address, { maxRedirects: 0 })).status()
    expect.soft([400, 403, 404], address).toContain(status)
  }
})

function withParameter(address: URL, name: string, value: string): string {
  const changed = new URL(address)
  changed.searchParams.set(name, value)
  return changed.href
}

test('the expiry date and a refund lock out a client who has paid, immediately', async ({ portal }) => {
  const { database, visitors } = portal
  const addresses = [
    `/api/photos/${own.photoId}/original`,
    `/api/deliveries/${own.deliveryId}/zip`,
    `/api/deliveries/${own.deliveryId}/zip?photos=${writeSelection([own.photoId])}`,
    `/api/versions/${own.versionId}/original`,
  ]
  const statuses = async (visitor: Visitor) => [...(await statusesOf(visitor, addresses)).values()]
  // The fixture's photo was never processed: it can be downloaded, but not in a ZIP yet.
  const open = [302, 409, 409, 302]
  const denied = [404, 404, 404, 404]
  expect(await statuses(visitors.client)).toEqual(open)

  const setExpiry = (expiresOn: Date | null) =>
    database.mediaDelivery.update({ where: { id: own.deliveryId }, data: { expiresOn } })
  await setExpiry(new Date(Date.now() - 3 * 86_400_000))
  expect(await statuses(visitors.client)).toEqual(denied)
  expect(await statuses(visitors.photographer)).toEqual(open)
  await setExpiry(null)

  const invoices = { bookingId: own.deliveredBookingId }
  await database.invoice.updateMany({ where: invoices, data: { status: 'REFUNDED' } })
  expect(await statuses(visitors.client)).toEqual(denied)
  await database.invoice.updateMany({ where: invoices, data: { status: 'COMPLETED' } })
  expect(await statuses(visitors.client)).toEqual(open)
})
