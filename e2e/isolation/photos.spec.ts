import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import pg from 'pg'
import type { Visitor } from '@/e2e/support/http-visitor'
import { mapInFlight } from '@/e2e/support/in-flight'
import { type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { readPage } from '@/e2e/support/read-page'
import { mintSessionOf } from '@/e2e/support/sessions'

const paidVariants = ['tile', 'screen', 'web', 'print', 'original']
const variants = ['thumbnail', 'preview', ...paidVariants]
const owner = 'mia@oakandmain.test'
const stranger = 'sam@harborrealty.test'

type Locked = {
  bookingId: string
  deliveryId: string
  driveLink: string
  fullIds: string[]
  fullNames: string[]
  previewIds: string[]
}

/** Finds an unpaid delivery of the owner. */
async function findLocked(databaseUrl: string): Promise<Locked> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Locked>(
      `SELECT b.id AS "bookingId", d.id AS "deliveryId",
          d.google_drive_link AS "driveLink",
          array_agg(p.id::text) FILTER (WHERE NOT p.is_preview) AS "fullIds",
          array_agg(p.name) FILTER (WHERE NOT p.is_preview) AS "fullNames",
          array_agg(p.id::text) FILTER (WHERE p.is_preview) AS "previewIds"
        FROM media_deliveries d JOIN bookings b ON b.id = d.booking_id JOIN profiles c ON c.id = b.client_id
          JOIN photos p ON p.delivery_id = d.id
        WHERE c.email = $1 AND (SELECT i.status FROM invoices i WHERE i.delivery_id = d.id
          ORDER BY i.created_at DESC, i.id DESC LIMIT 1) = 'PENDING'
        GROUP BY b.id, d.id LIMIT 1`,
      [owner],
    )
    const [locked] = rows
    if (!locked) throw new Error('the demo has no unpaid delivery for this client')
    return locked
  } finally {
    await client.end()
  }
}

/** Opens a visitor with a session of the account with this email. */
async function signIn({ database, newVisitor }: PortalFixture, email: string): Promise<Visitor> {
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

test('a signed-out visitor gets no page, no photo and no upload', async ({ portal, databaseUrl }) => {
  const { bookingId, fullIds, previewIds } = await findLocked(databaseUrl)
  const visitor = await portal.newVisitor()
  for (const path of [`/photo-view?booking_id=${bookingId}`, '/photo-gallery', '/photo-delivery']) {
    expect((await readPage(visitor, path)).redirectsTo).toBe(`/auth?next=${encodeURIComponent(path)}`)
  }
  await expectPhotos(visitor, [...fullIds, ...previewIds], 401)
  expect((await requestUpload(visitor)).status()).toBe(403)
})

test("another client's delivery is not found", async ({ portal, databaseUrl }) => {
  const locked = await findLocked(databaseUrl)
  const visitor = await signIn(portal, stranger)
  const query = `booking_id=${locked.bookingId}&delivery_id=${locked.deliveryId}`
  for (const path of [`/photo-view?${query}`, `/photo-gallery?${query}`]) {
    const { headings, html } = await readPage(visitor, path)
    expect(headings).toContain('Photo delivery not found')
    for (const secret of [...locked.fullIds, ...locked.previewIds]) {
      expect(html.includes(secret), secret).toBe(false)
    }
  }
  await expectPhotos(visitor, [...locked.fullIds, ...locked.previewIds], 404)
})

test("a client can't send photos", async ({ portal }) => {
  const visitor = await signIn(portal, stranger)
  expect((await readPage(visitor, '/photo-delivery')).redirectsTo).toBe('/dashboard')
  expect((await requestUpload(visitor)).status()).toBe(403)
})

test('before payment, a client gets two watermarked previews and nothing else at any URL', async ({
  portal,
  databaseUrl,
}) => {
  const locked = await findLocked(databaseUrl)
  const visitor = await signIn(portal, owner)
  const path = `/photo-view?booking_id=${locked.bookingId}&delivery_id=${locked.deliveryId}`
  const { html } = await readPage(visitor, path)
  expect(html).toContain('Payment Required')
  for (const secret of [locked.driveLink, ...locked.fullIds, ...locked.fullNames]) {
    expect(html.includes(secret), secret).toBe(false)
  }
  expect(locked.previewIds.length).toBe(2)
  await expectPhotos(visitor, locked.previewIds, 302, ['preview'])
  await expectPhotos(visitor, locked.previewIds, 404, paidVariants)
  await expectPhotos(visitor, locked.fullIds, 404)
  const [fullId = ''] = locked.fullIds
  const [previewId = ''] = locked.previewIds
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
  databaseUrl,
}) => {
  const locked = await findLocked(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const paidId = randomUUID()
  try {
    await client.query(
      `INSERT INTO media_deliveries (id, booking_id, file_name, file_type, total_photos, google_drive_link, idempotency_key)
       VALUES ($1, $2, 'later.zip', 'application/zip', 1, 'https://drive.example/later', gen_random_uuid())`,
      [paidId, locked.bookingId],
    )
    await client.query(
      `INSERT INTO invoices (id, invoice_number, booking_id, client_id, delivery_id, amount_cents, due_on, status, paid_at, paid_method)
       VALUES (gen_random_uuid(), $1, $2, (SELECT client_id FROM bookings WHERE id = $2), $3, 5000, current_date, 'COMPLETED', now(), 'CASH')`,
      [`TEST-${paidId.slice(0, 8)}`, locked.bookingId, paidId],
    )
    const visitor = await signIn(portal, owner)
    const path = `/photo-view?booking_id=${locked.bookingId}&delivery_id=${locked.deliveryId}`
    expect((await readPage(visitor, path)).html).toContain('Payment Required')
    await expectPhotos(visitor, locked.fullIds, 404)
    const zip = await visitor.get(`/api/deliveries/${locked.deliveryId}/zip?size=original`)
    expect(zip.status()).toBe(404)
  } finally {
    await client.query('DELETE FROM invoices WHERE delivery_id = $1', [paidId])
    await client.query('DELETE FROM media_deliveries WHERE id = $1', [paidId])
    await client.end()
  }
})

test('a preview’s signed URL stops working once it is changed', async ({ portal, databaseUrl }) => {
  const { previewIds } = await findLocked(databaseUrl)
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
