import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeJpeg, makeSendInput, startStorage, storeUpload } from '@/lib/deliveries/deliveries.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createBooking, createPerson, createStudio } from '@/lib/invoices/invoices.fixture'
import { db } from '@/lib/platform/db'
import { removeUnheldFiles } from '@/lib/workflows/remove-unheld-files'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { discardUpload } from './discard-upload'
import { keepUpload } from './keep-upload'

useDatabase()

let storage: Awaited<ReturnType<typeof startStorage>>
let photographer: Actor

beforeAll(async () => {
  storage = await startStorage()
  Object.assign(process.env, storage.environment)
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})
afterAll(() => storage.close())

async function arrive(name: string, bytes: Buffer) {
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes: Uint8Array.from(bytes) })
  const purpose = 'PHOTO_ORIGINAL' as const
  return { key, name, sizeBytes: bytes.length, uploaderId: photographer.profileId, purpose }
}

/** Jobs that will remove this file from storage. */
async function countRemovals(key: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'remove-files' AND j.payload->'keys' ->> 0 = ${key}`
  return rows[0]?.count ?? 0
}

test('judges by content: a PNG named .jpg is kept as what it is', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  const outcome = await keepUpload(await arrive('picture.jpg', png))
  expect(outcome).toMatchObject({ outcome: 'kept', contentType: 'image/png' })
})

test.each([
  ['a text', 'this is a text, not a photo'],
  [
    'a script in a picture of lines',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['a document', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
])('refuses %s named .jpg, keeps no row of it, and removes it', async (_name, content) => {
  const upload = await arrive('notes.jpg', Buffer.from(content))
  expect(await keepUpload(upload)).toEqual({
    outcome: 'refused',
    problem: 'notes.jpg is not a photo in a format we take',
  })
  expect(await db().storedFile.count({ where: { key: upload.key } })).toBe(0)
  expect(await countRemovals(upload.key)).toBe(1)
  await removeUnheldFiles({ keys: [upload.key] })
  expect(storage.keys()).not.toContain(upload.key)
})

test('a report that comes twice, and twice at once, keeps one row', async () => {
  const upload = await arrive('a.jpg', await makeJpeg())
  const outcomes = await Promise.all([keepUpload(upload), keepUpload(upload)])
  outcomes.push(await keepUpload(upload))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  await removeUnheldFiles({ keys: [upload.key] })
  expect(storage.keys()).toContain(upload.key)
})

test('another file under the same key is told to come again, and the first stays', async () => {
  const upload = await arrive('first.jpg', await makeJpeg())
  await keepUpload(upload)
  expect(await keepUpload({ ...upload, name: 'second.jpg' })).toEqual({ outcome: 'clash' })
  expect(await db().storedFile.findUnique({ where: { key: upload.key } })).toMatchObject({
    name: 'first.jpg',
  })
})

test('an upload can be thrown away by who made it, until it is sent', async () => {
  const [mine, foreign] = [
    await storeUpload(photographer),
    await storeUpload(await createPerson('PHOTOGRAPHER')),
  ]
  await discardUpload(photographer, mine)
  await discardUpload(photographer, foreign)
  expect(await db().storedFile.count({ where: { id: mine } })).toBe(0)
  expect(await db().storedFile.count({ where: { id: foreign } })).toBe(1)

  const bookingId = await createBooking(await createPerson('CLIENT'), photographer)
  const input = await makeSendInput(photographer, bookingId)
  await sendPhotos(photographer, input)
  for (const fileId of input.fullFileIds) await discardUpload(photographer, fileId)
  expect(await db().storedFile.count({ where: { id: { in: input.fullFileIds } } })).toBe(3)
})
