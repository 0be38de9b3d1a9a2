import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findUploadThumbnail } from '@/lib/photos/deliveries/queries/find-upload-thumbnail'
import type { PhotoOutcome } from '@/lib/photos/deliveries/schema/sending'
import { damagedPhotoText, notAPhotoText } from '@/lib/photos/deliveries/words/uploads'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { discardUploads } from './discard-uploads'
import { recordPhoto } from './record-photo'

useDatabase()

const storage = useStorage()
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

async function storeReported(name: string, bytes: Buffer) {
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes: Uint8Array.from(bytes) })
  const purpose = 'PHOTO_ORIGINAL' as const
  return { key, name, sizeBytes: bytes.length, uploaderId: photographer.profileId, purpose }
}

function fileIdOf(outcome: PhotoOutcome): string {
  return outcome.outcome === 'stored' ? outcome.fileId : ''
}

/** Counts the jobs that remove this file from storage. */
async function countRemovals(key: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'remove-files' AND j.payload->'keys' ->> 0 = ${key}`
  return rows[0]?.count ?? 0
}

test('detects the type from the content: a PNG named .jpg is stored as a PNG', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  const outcome = await recordPhoto(await storeReported('picture.jpg', png))
  expect(outcome).toMatchObject({ outcome: 'stored', contentType: 'image/png' })
})

test.each([
  ['a text', 'this is a text, not a photo'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a shell script', '#!/bin/sh\necho hello\n'],
  ['an HTML page with a script', '<html><script>alert(1)</script></html>'],
  ['a GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
])('rejects %s named .jpg, without a row, and removes it', async (_name, content) => {
  const upload = await storeReported('notes.jpg', Buffer.from(content))
  expect(await recordPhoto(upload)).toEqual({
    outcome: 'rejected',
    problem: notAPhotoText('notes.jpg'),
  })
  expect(await db().storedFile.count({ where: { key: upload.key } })).toBe(0)
  expect(await countRemovals(upload.key)).toBe(1)
  await removeOrphanedFiles({ keys: [upload.key] })
  expect(storage.keys()).not.toContain(upload.key)
})

test.each([
  ['no content', 0, 'empty.jpg: The file is empty'],
  ['more than 100 MB', 101 * 1024 * 1024, 'empty.jpg: Larger than 100 MB'],
])(
  'rejects a file with %s, whatever size the browser claimed, and removes it',
  async (_name, sizeBytes, problem) => {
    const upload = await storeReported('empty.jpg', await makeJpeg())
    expect(await recordPhoto({ ...upload, sizeBytes })).toEqual({ outcome: 'rejected', problem })
    expect(await db().storedFile.count({ where: { key: upload.key } })).toBe(0)
    expect(await countRemovals(upload.key)).toBe(1)
  },
)

/** The beginning of a TIFF whose directory has one entry of this tag, a four-byte 1. */
function tiffHead(tag: number): Buffer {
  return Buffer.from(`49492a00080000000100${swap(tag)}04000100000001000000`, 'hex')
}
const swap = (tag: number) => (((tag & 0xff) << 8) | (tag >> 8)).toString(16).padStart(4, '0')

test.each([
  ['image/x-canon-cr2', Buffer.from('II*\0\u0010\0\0\0CR\u0002\0', 'latin1')],
  ['image/x-nikon-nef', tiffHead(0xfe)],
  ['image/x-sony-arw', tiffHead(50_341)],
  ['image/x-adobe-dng', tiffHead(50_706)],
  ['image/x-olympus-orf', Buffer.from('IIRO')],
  ['image/x-panasonic-rw2', Buffer.from('IIU\0')],
  ['image/x-canon-cr3', Buffer.from('\0\0\0\u0018ftypcrx \0\0\0\u0001crx isom', 'latin1')],
  ['image/x-fujifilm-raf', Buffer.from('FUJIFILMCCD-RAW 0201FF129502')],
])('stores a raw file of type %s without a thumbnail', async (contentType, head) => {
  const outcome = await recordPhoto(
    await storeReported('shot.raw', Buffer.concat([head, Buffer.alloc(5000, 0x5a)])),
  )
  expect(outcome).toMatchObject({ outcome: 'stored', contentType })
  expect(await db().uploadThumbnail.count({ where: { fileId: fileIdOf(outcome) } })).toBe(0)
})

/** Noise doesn't compress, so the file is large even for a small picture. */
function noisyPicture(): Sharp {
  const [width, height] = [400, 300]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

test.each(['none', 'lzw', 'deflate', 'jpeg'] as const)(
  'accepts a TIFF with its directory at the end, with a thumbnail, compression %s',
  async (compression) => {
    const tiff = await noisyPicture().tiff({ compression, quality: 100 }).toBuffer()
    expect(tiff.readUInt32LE(4)).toBeGreaterThan(64 * 1024)
    const outcome = await recordPhoto(await storeReported('scan.tif', tiff))
    expect(outcome).toMatchObject({ outcome: 'stored', contentType: 'image/tiff' })
    expect(await db().uploadThumbnail.count({ where: { fileId: fileIdOf(outcome) } })).toBe(1)
  },
)

test.each([
  ['a JPEG', () => noisyPicture().jpeg(), 0.7],
  ['a progressive JPEG', () => noisyPicture().jpeg({ progressive: true }), 0.7],
  ['a PNG', () => noisyPicture().png(), 0.7],
  ['a WebP', () => noisyPicture().webp(), 0.7],
  ['a TIFF without its directory', () => noisyPicture().tiff({ compression: 'none' }), 0.7],
])('%s that is cut off is rejected by name, without a row, and removed', async (_name, make, share) => {
  const whole = await make().toBuffer()
  const upload = await storeReported('front.jpg', whole.subarray(0, Math.floor(whole.length * share)))
  expect(await recordPhoto(upload)).toEqual({
    outcome: 'rejected',
    problem: damagedPhotoText('front.jpg'),
  })
  expect(await db().storedFile.count({ where: { key: upload.key } })).toBe(0)
  expect(await countRemovals(upload.key)).toBe(1)
})

test('a HEIC file that is cut off is rejected', async () => {
  const heic = readFileSync(path.join(import.meta.dirname, '../../../platform/images/fixtures/colors.heic'))
  expect(await recordPhoto(await storeReported('a.heic', heic.subarray(0, 300)))).toMatchObject({
    outcome: 'rejected',
  })
  expect(await recordPhoto(await storeReported('b.heic', heic))).toMatchObject({ outcome: 'stored' })
})

test('ten concurrent uploads are all decoded', async () => {
  const uploads = await Promise.all(
    Array.from({ length: 10 }, async (_, place) =>
      storeReported(`${place}.jpg`, await noisyPicture().jpeg().toBuffer()),
    ),
  )
  const outcomes = await Promise.all(uploads.map(recordPhoto))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(10).fill('stored'))
})

test('repeated and concurrent callbacks create one row', async () => {
  const upload = await storeReported('a.jpg', await makeJpeg())
  const outcomes = await Promise.all([recordPhoto(upload), recordPhoto(upload)])
  outcomes.push(await recordPhoto(upload))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  await removeOrphanedFiles({ keys: [upload.key] })
  expect(storage.keys()).toContain(upload.key)
})

test('another file under the same key clashes, and the first stays', async () => {
  const upload = await storeReported('first.jpg', await makeJpeg())
  await recordPhoto(upload)
  expect(await recordPhoto({ ...upload, name: 'second.jpg' })).toEqual({ outcome: 'clash' })
  expect(await db().storedFile.findUnique({ where: { key: upload.key } })).toMatchObject({
    name: 'first.jpg',
  })
})

test("an upload can be discarded by its uploader, until it's sent", async () => {
  const [mine, foreign] = [
    await storeUpload(photographer),
    await storeUpload(await createPerson('PHOTOGRAPHER')),
  ]
  await discardUploads(photographer, [mine, foreign])
  expect(await db().storedFile.count({ where: { id: mine } })).toBe(0)
  expect(await db().storedFile.count({ where: { id: foreign } })).toBe(1)

  const bookingId = await createBooking(await createPerson('CLIENT'), photographer)
  const input = await makeSendInput(photographer, bookingId)
  await db().uploadThumbnail.createMany({
    data: input.fullFileIds.map((fileId) => ({ fileId, bytes: new Uint8Array(1) })),
  })
  await sendPhotos(photographer, input)
  expect(await db().uploadThumbnail.count({ where: { fileId: { in: input.fullFileIds } } })).toBe(0)
  await discardUploads(photographer, input.fullFileIds)
  expect(await db().storedFile.count({ where: { id: { in: input.fullFileIds } } })).toBe(3)
})

test("an upload's thumbnail is visible only to its uploader, until it's sent", async () => {
  const outcome = await recordPhoto(await storeReported('mine.jpg', await makeJpeg('#3060a0', 900, 600)))
  const fileId = fileIdOf(outcome)
  const picture = await findUploadThumbnail(photographer, fileId)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480 })
  const others = [await createPerson('PHOTOGRAPHER'), await createPerson('CLIENT')]
  for (const other of others)
    await expect(findUploadThumbnail(other, fileId)).rejects.toThrow('Photo not found')

  const bookingId = await createBooking(await createPerson('CLIENT'), photographer)
  await sendPhotos(photographer, await makeSendInput(photographer, bookingId, { fullFileIds: [fileId] }))
  await expect(findUploadThumbnail(photographer, fileId)).rejects.toThrow('Photo not found')
})
