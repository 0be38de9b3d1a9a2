import { crc32 } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { removeFiles, signFileUrl } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { servePhoto } from '@/lib/photos/deliveries/routes/photo-response'
import { rawText } from '@/lib/photos/deliveries/rules/files'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'
import { deliveryTitles, preparationFailedText } from '@/lib/photos/deliveries/words/deliveries'
import { db } from '@/lib/platform/data/db'
import { damagedText } from '@/lib/platform/images/unreadable-picture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { failStalePhotos } from './fail-stale-photos'
import { makeDerivatives } from './make-derivatives'

useDatabase()

const storage = useStorage()
let client: Actor
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

/** Sends these files, the first as a preview, and returns the photos' ids in order. */
async function deliver(files: { name: string; bytes: Buffer; contentType?: string }[]): Promise<string[]> {
  const bookingId = await createBooking(client, photographer)
  const fullFileIds: string[] = []
  for (const file of files) fullFileIds.push(await storeUpload(photographer, file))
  const { deliveryId } = await sendPhotos(
    photographer,
    await makeSendInput(photographer, bookingId, { fullFileIds }),
  )
  const photos = await db().photo.findMany({
    where: { deliveryId },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  return photos.map(({ id }) => id)
}

/** Follows the route's redirect to storage. */
async function fetchPhoto(photoId: string, variant: PhotoVariant): Promise<Response> {
  const request = new Request('http://localhost/photo')
  const response = await servePhoto(photographer, { photoId, variant }, request)
  return fetch(response.headers.get('location') ?? '')
}

function readPhoto(id: string) {
  return db().photo.findUniqueOrThrow({
    where: { id },
    include: { derivatives: { include: { file: true } } },
  })
}

/** Reads the jobs that remove files from storage. */
async function readRemovals(): Promise<{ keys: string[] }[]> {
  const rows = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'remove-files'`
  return rows.map(({ payload }) => payload)
}

async function countPushes(): Promise<number> {
  return db().outboxMessage.count({
    where: { kind: 'PUSH', payload: { path: ['event'], equals: 'delivery-changed' } },
  })
}

/** A photo stored sideways, with an orientation and a location. */
async function rotatedJpeg(): Promise<Buffer> {
  return sharp(await makeJpeg('#d02020', 2000, 3000))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 0/1' } })
    .jpeg()
    .toBuffer()
}

test('stores every derivative of a rotated photo upright, private and without its location', async () => {
  const [id = ''] = await deliver([{ name: 'rotated.jpg', bytes: await rotatedJpeg() }])
  await makeDerivatives({ photoId: id })
  const photo = await readPhoto(id)
  expect(photo).toMatchObject({ state: 'READY', problem: null, width: 3000, height: 2000 })
  expect(photo.derivatives.map(({ kind, width, height }) => `${kind} ${width}x${height}`).sort()).toEqual([
    'MLS 2048x1365',
    'PREVIEW 1600x1067',
    'PRINT 3000x2000',
    'SCREEN 1600x1067',
    'THUMBNAIL 640x427',
    'TILE 640x427',
  ])
  for (const variant of ['preview', 'thumbnail', 'screen', 'tile'] as const) {
    const response = await fetchPhoto(id, variant)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif, variant).toBeUndefined()
    expect(await exifr.parse(bytes).catch(() => undefined), variant).toBeUndefined()
    expect((await fetch(response.url.split('?')[0] ?? '')).ok, 'without its signature').toBe(false)
  }
})

test("a text file named .jpg is marked broken with a reason, and others aren't affected", async () => {
  const [good = '', bad = ''] = await deliver([
    { name: 'good.jpg', bytes: await makeJpeg() },
    { name: 'notes.jpg', bytes: Buffer.from('this is a text') },
  ])
  for (const photoId of [bad, good]) await makeDerivatives({ photoId })
  expect(await readPhoto(bad)).toMatchObject({
    state: 'BROKEN',
    problem: `notes.jpg ${damagedText}`,
    derivatives: [],
  })
  expect(await readPhoto(good)).toMatchObject({ state: 'READY' })
})

test('a photographer is notified once of a broken photo, with a link to its delivery', async () => {
  const [, bad = ''] = await deliver([
    { name: 'good.jpg', bytes: await makeJpeg() },
    { name: 'words.jpg', bytes: Buffer.from('this is a text') },
  ])
  await Promise.all([makeDerivatives({ photoId: bad }), makeDerivatives({ photoId: bad })])
  await failStalePhotos()
  const { deliveryId, delivery } = await db().photo.findUniqueOrThrow({
    where: { id: bad },
    select: { deliveryId: true, delivery: { select: { bookingId: true } } },
  })
  const notifications = await db().notification.findMany({
    where: { userId: photographer.userId, message: { contains: 'words.jpg' } },
  })
  expect(notifications).toMatchObject([
    {
      title: deliveryTitles.broken,
      message: `903 Chestnut Street: words.jpg ${damagedText}`,
      actionType: 'view_photos',
      actionData: { booking_id: delivery.bookingId, delivery_id: deliveryId },
    },
  ])
})

test('a photographer is notified once of several broken photos, and again after reading that', async () => {
  const words = Buffer.from('only words')
  const [one = '', two = '', three = ''] = await deliver(
    ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ name, bytes: words })),
  )
  await Promise.all([one, two].map((photoId) => makeDerivatives({ photoId })))
  const { deliveryId } = await db().photo.findUniqueOrThrow({
    where: { id: one },
    select: { deliveryId: true },
  })
  const ofDelivery = { actionData: { path: ['broken_delivery_id'], equals: deliveryId } }
  expect(await db().notification.count({ where: ofDelivery })).toBe(1)
  await db().notification.updateMany({ where: ofDelivery, data: { isRead: true } })
  await makeDerivatives({ photoId: three })
  expect(await db().notification.count({ where: ofDelivery })).toBe(2)
})

test('raw files can be downloaded, and are reported only as previews', async () => {
  const file = { bytes: Buffer.from('sensor data'), contentType: 'image/x-canon-cr2' }
  const [preview = '', raw = ''] = await deliver([
    { ...file, name: 'preview.cr2' },
    { ...file, name: 'shot.cr2' },
  ])
  for (const photoId of [preview, raw]) await makeDerivatives({ photoId })
  expect(await readPhoto(preview)).toMatchObject({
    state: 'BROKEN',
    problem: `preview.cr2 ${rawText}`,
  })
  const { deliveryId } = await db().photo.findUniqueOrThrow({ where: { id: raw } })
  expect((await findDelivery(photographer, { deliveryId }))?.problems).toEqual([`preview.cr2 ${rawText}`])
  expect((await fetchPhoto(raw, 'original')).status).toBe(200)
})

test("records size and checksum of every file, also of originals that can't be displayed", async () => {
  const files = [
    { name: 'good.jpg', bytes: await makeJpeg() },
    { name: 'notes.jpg', bytes: Buffer.from('this is a text') },
    { name: 'shot.cr2', bytes: Buffer.alloc(300_000, 7), contentType: 'image/x-canon-cr2' },
  ]
  for (const photoId of await deliver(files)) await makeDerivatives({ photoId })
  const originals = await db().storedFile.findMany({
    where: { purpose: 'PHOTO_ORIGINAL', originalOf: { isNot: null } },
    orderBy: { createdAt: 'desc' },
    take: 3,
  })
  for (const { name, bytes } of files) {
    const row = originals.find((original) => original.name === name)
    expect([row?.sizeBytes, row?.crc32], name).toEqual([BigInt(bytes.length), BigInt(crc32(bytes))])
  }
  const derivatives = await db().storedFile.findMany({ where: { purpose: 'PHOTO_DERIVATIVE' } })
  expect(derivatives.length).toBeGreaterThan(5)
  for (const { key, sizeBytes, crc32: checksum } of derivatives) {
    const bytes = Buffer.from(await (await fetch(await signFileUrl(key, 60))).arrayBuffer())
    expect([sizeBytes, checksum]).toEqual([BigInt(bytes.length), BigInt(crc32(bytes))])
  }
})

test('is idempotent, also concurrently, and leaves no unused files', async () => {
  const [id = ''] = await deliver([{ name: 'a.jpg', bytes: await makeJpeg() }])
  await Promise.all([makeDerivatives({ photoId: id }), makeDerivatives({ photoId: id })])
  const first = await readPhoto(id)
  await makeDerivatives({ photoId: id })
  expect(await readPhoto(id)).toEqual(first)
  for (const payload of await readRemovals()) await removeOrphanedFiles(payload)
  const known = new Set((await db().storedFile.findMany({ select: { key: true } })).map(({ key }) => key))
  expect(storage.keys().filter((key) => !known.has(key))).toEqual([])
  expect(storage.keys()).toEqual(expect.arrayContaining(first.derivatives.map(({ file }) => file.key)))
})

test("removes no file that a row refers to when rows can't be written", async () => {
  const [id = ''] = await deliver([{ name: 'a.jpg', bytes: await makeJpeg() }])
  // Storage assigns a key that a row already has, so the new rows are rejected.
  await db().$executeRaw`
    CREATE FUNCTION take_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.purpose = 'PHOTO_DERIVATIVE' THEN
        NEW.key := (SELECT key FROM stored_files WHERE purpose = 'PHOTO_ORIGINAL' LIMIT 1);
      END IF;
      RETURN NEW;
    END $$`
  await db()
    .$executeRaw`CREATE TRIGGER take_key BEFORE INSERT ON stored_files FOR EACH ROW EXECUTE FUNCTION take_key()`
  await expect(makeDerivatives({ photoId: id })).rejects.toThrow()
  await db().$executeRaw`DROP TRIGGER take_key ON stored_files`
  expect(await readPhoto(id)).toMatchObject({ state: 'WAITING', derivatives: [] })
  for (const payload of await readRemovals()) await removeOrphanedFiles(payload)
  const referenced = await db().storedFile.findMany({ select: { key: true } })
  expect(storage.keys()).toEqual(expect.arrayContaining(referenced.map(({ key }) => key)))
  await makeDerivatives({ photoId: id })
  expect(await readPhoto(id)).toMatchObject({ state: 'READY' })
})

test('a photo whose job failed for good is marked broken; one that will be retried keeps waiting', async () => {
  const [failed = '', waiting = '', running = '', lost = ''] = await deliver(
    await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => ({ name: `${name}.jpg`, bytes: await makeJpeg() })),
    ),
  )
  const set = (photoId: string, attempts: number, lockedAt: Date | null) => db().$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = ${attempts}::int, locked_at = ${lockedAt}
    WHERE key = ${`derivatives:${photoId}`}`
  await set(failed, 12, null)
  await set(waiting, 11, null)
  await set(running, 12, new Date())
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`derivatives:${lost}`}`
  await failStalePhotos()
  const states = await Promise.all([failed, waiting, running, lost].map(readPhoto))
  expect(states.map(({ state }) => state)).toEqual(['BROKEN', 'WAITING', 'WAITING', 'BROKEN'])
  expect(states[0]?.problem).toBe(`a.jpg ${preparationFailedText}`)
  await failStalePhotos()
  expect((await readPhoto(waiting)).state).toBe('WAITING')
})

test('open pages are notified of each preview and of the last photo only', async () => {
  const bytes = await makeJpeg()
  const [preview = '', second = '', third = ''] = await deliver(
    ['a', 'b', 'c'].map((name) => ({ name: `${name}.jpg`, bytes })),
  )
  const counts = [await countPushes()]
  for (const photoId of [preview, second, third]) {
    await makeDerivatives({ photoId })
    counts.push(await countPushes())
  }
  const [before = 0] = counts
  expect(counts.map((count) => count - before)).toEqual([0, 1, 1, 2])
})

test('a storage error leaves the photo waiting, for the queue to retry', async () => {
  const [id = ''] = await deliver([{ name: 'a.jpg', bytes: await makeJpeg() }])
  const { originalFile } = await db().photo.findUniqueOrThrow({
    where: { id },
    include: { originalFile: true },
  })
  await removeFiles([originalFile.key])
  await expect(makeDerivatives({ photoId: id })).rejects.toThrow('storage responded 404')
  expect(await readPhoto(id)).toMatchObject({ state: 'WAITING', derivatives: [] })
})
