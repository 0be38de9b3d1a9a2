import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDeliveredPhotos, type DeliveredPhotos, deliveredDriveLink } from '@/e2e/support/delivered-photos'
import type { Visitor } from '@/e2e/support/http-visitor'
import { mapInFlight } from '@/e2e/support/in-flight'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { makePerson, type Person } from '@/e2e/support/people'
import { type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { readPage } from '@/e2e/support/read-page'
import { mintSessionOf } from '@/e2e/support/sessions'
import { previewLimit } from '@/lib/photos/deliveries/limits'

const paidVariants = ['tile', 'screen', 'panorama', 'web', 'print', 'original']
const variants = ['thumbnail', 'preview', ...paidVariants]

// The photos belong to this file: nothing else pays for them, and the demo's may be sold in other ways.
let owner: Person
let stranger: Person
let locked: DeliveredPhotos
let previewIds: string[]
let fullIds: string[]
/** The names of the photos that are locked, as the studio sent them. */
let fullNames: string[]

test.beforeAll(async ({ database, sandbox }) => {
  const photographer = await makePerson(database, 'photographer', 'Ada Brook')
  owner = await makePerson(database, 'client', 'Wren Abbott')
  stranger = await makePerson(database, 'client', 'Theo Lind')
  // Someone without photos reads that there are none, whatever the link.
  await makeLargeDelivery(database, { client: stranger, photographer, photos: 3, paid: true })
  const files = await makeJpegFiles(5)
  locked = await addDeliveredPhotos(database, sandbox, {
    client: owner,
    photographer,
    street: 'Locked Gate Lane',
    files,
  })
  previewIds = locked.photoIds.slice(0, previewLimit)
  fullIds = locked.photoIds.slice(previewLimit)
  fullNames = files.slice(previewLimit).map(({ name }) => name)
})

/** Opens a visitor with a session of this person. */
async function signIn({ database, newVisitor }: PortalFixture, { email }: Person): Promise<Visitor> {
  return newVisitor(await mintSessionOf(database, email))
}

/** Expects this status for every variant of every photo. */
async function expectPhotos(
  visitor: Visitor,
  photoIds: readonly string[],
  expected: number,
  wanted = variants,
): Promise<void> {
  const paths = photoIds.flatMap((id) => wanted.map((variant) => `/api/photos/${id}/${variant}`))
  await mapInFlight(paths, async (path) => {
    expect.soft((await visitor.get(path, { maxRedirects: 0 })).status(), path).toBe(expected)
  })
}

function requestUpload(visitor: Visitor) {
  return visitor.post('/api/uploadthing?actionType=upload&slug=photo', {
    data: { files: [{ name: 'a.jpg', size: 10, type: 'image/jpeg' }], input: { purpose: 'PHOTO_ORIGINAL' } },
  })
}

test('a signed-out visitor gets no page, no photo and no upload', async ({ portal }) => {
  const visitor = await portal.newVisitor()
  for (const path of [`/photo-view?booking_id=${locked.bookingId}`, '/photo-gallery', '/photo-delivery']) {
    expect((await readPage(visitor, path)).redirectsTo).toBe(`/auth?next=${encodeURIComponent(path)}`)
  }
  await expectPhotos(visitor, [...fullIds, ...previewIds], 401)
  expect((await requestUpload(visitor)).status()).toBe(403)
})

test("another client's delivery is not found", async ({ portal }) => {
  const visitor = await signIn(portal, stranger)
  for (const path of [`/photo-view?${locked.query}`, `/photo-gallery?${locked.query}`]) {
    const { headings, html } = await readPage(visitor, path)
    expect(headings).toContain('Photo delivery not found')
    for (const secret of [...fullIds, ...previewIds]) {
      expect(html.includes(secret), secret).toBe(false)
    }
  }
  await expectPhotos(visitor, [...fullIds, ...previewIds], 404)
})

test("a client can't send photos", async ({ portal }) => {
  const visitor = await signIn(portal, stranger)
  expect((await readPage(visitor, '/photo-delivery')).redirectsTo).toBe('/dashboard')
  expect((await requestUpload(visitor)).status()).toBe(403)
})

test('before payment, a client gets two watermarked previews and nothing else at any URL', async ({
  portal,
}) => {
  const visitor = await signIn(portal, owner)
  const path = `/photo-view?${locked.query}`
  const { html } = await readPage(visitor, path)
  expect(html).toContain('Payment Required')
  for (const secret of [deliveredDriveLink, ...fullIds, ...fullNames]) {
    expect(html.includes(secret), secret).toBe(false)
  }
  await expectPhotos(visitor, previewIds, 302, ['preview'])
  await expectPhotos(visitor, previewIds, 404, paidVariants)
  await expectPhotos(visitor, fullIds, 404)
  const [fullId = ''] = fullIds
  const [previewId = ''] = previewIds
  const malformedUrls = [
    `${previewId}/preview%2F..%2Foriginal`,
    `${previewId}/Original`,
    `${previewId}/original%00`,
    `${fullId.toUpperCase()}/original`,
    `${fullId}/original?variant=preview&photoId=${previewId}`,
    `${fullId}/preview?variant=original`,
  ]
  for (const malformedUrl of malformedUrls) {
    const status = (await visitor.get(`/api/photos/${malformedUrl}`, { maxRedirects: 0 })).status()
    expect([400, 404], malformedUrl).toContain(status)
  }
})

test("paying for another delivery of the same booking doesn't unlock this one", async ({
  portal,
  database,
}) => {
  await database.mediaDelivery.create({
    data: {
      bookingId: locked.bookingId,
      fileName: 'later.zip',
      fileType: 'application/zip',
      totalPhotos: 1,
      googleDriveLink: 'https://drive.example/later',
      idempotencyKey: randomUUID(),
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          amountCents: 5_000,
          bookingId: locked.bookingId,
          clientId: owner.profileId,
          dueOn: new Date(),
          status: 'COMPLETED',
          paidAt: new Date(),
          paidMethod: 'CASH',
        },
      },
    },
    select: { id: true },
  })
  const visitor = await signIn(portal, owner)
  expect((await readPage(visitor, `/photo-view?${locked.query}`)).html).toContain('Payment Required')
  await expectPhotos(visitor, fullIds, 404)
  const zip = await visitor.get(`/api/deliveries/${locked.deliveryId}/zip?size=original`)
  expect(zip.status()).toBe(404)
})

test('a preview’s signed URL stops working once it is changed', async ({ portal }) => {
  const visitor = await signIn(portal, owner)
  const response = await visitor.get(`/api/photos/${previewIds[0]}/preview`, { maxRedirects: 0 })
  expect(response.headers()['cache-control']).toBe('private, no-store')
  const address = response.headers().location ?? ''
  expect((await visitor.get(address)).status()).toBe(200)
  const later = new URL(address)
  later.searchParams.set('expires', String(Number(later.searchParams.get('expires')) + 3_600_000))
  for (const changed of [later.href, address.split('?')[0] ?? '']) {
    expect((await visitor.get(changed)).status(), changed).toBe(403)
  }
})

test('an upload callback without a valid signature is rejected', async ({ portal }) => {
  const response = await portal.visitors.anonymous.post('/api/uploadthing?slug=photo', {
    headers: { 'uploadthing-hook': 'callback', 'x-uploadthing-signature': `hmac-sha256=${'0'.repeat(64)}` },
    data: {
      status: 'uploaded',
      metadata: { uploaderId: '00000000-0000-4000-8000-000000000000', purpose: 'PHOTO_ORIGINAL' },
      origin: 'http://localhost',
      file: {
        key: 'forged',
        name: 'a.jpg',
        size: 1,
        type: 'image/jpeg',
        customId: null,
        url: '',
        appUrl: '',
        ufsUrl: '',
        fileHash: '',
      },
    },
  })
  expect(response.status()).toBe(400)
})
