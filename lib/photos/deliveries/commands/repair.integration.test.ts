import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { readDeliveryActivity } from '@/lib/photos/deliveries/queries/read-delivery-activity'
import { servePhoto } from '@/lib/photos/deliveries/routes/photo-response'
import { describeActivity } from '@/lib/photos/deliveries/words/activity'
import {
  deliveryTitles,
  filesGoneText,
  lastPhotoText,
  lastPreviewText,
  photosChangedText,
} from '@/lib/photos/deliveries/words/deliveries'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { makeDerivatives } from './make-derivatives'
import { notifyOfPhotoChanges } from './notify-of-photo-changes'
import { recordDeliveryOpened } from './record-delivery-opened'
import { removePhotos } from './remove-photos'
import { replacePhotos } from './replace-photos'

useDatabase()

const storage = useStorage()
let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  // Full photos one, two and three, the first of them the preview.
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
})

function readPhotos() {
  return db().photo.findMany({
    where: { deliveryId },
    orderBy: { position: 'asc' },
    select: { id: true, name: true, position: true, isPreview: true, isFull: true, state: true },
  })
}
async function idsOf(...names: string[]): Promise<string[]> {
  const photos = await readPhotos()
  return names.map((name) => photos.find((photo) => photo.name === name)?.id ?? '')
}
const shown = async () =>
  (await readPhotos()).map(
    ({ name, position, isPreview }) => `${position} ${name}${isPreview ? ' preview' : ''}`,
  )
const totalPhotos = async () =>
  (await db().mediaDelivery.findUniqueOrThrow({ where: { id: deliveryId } })).totalPhotos
const markPaid = () =>
  db().invoice.updateMany({
    where: { bookingId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
  })

/** Reads the keys that jobs remove from storage. */
async function removals(): Promise<string[]> {
  const rows = await db().$queryRaw<{ keys: string[] }[]>`
    SELECT ARRAY(SELECT json_array_elements_text(job.payload -> 'keys')) AS keys
    FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'remove-files'`
  return rows.flatMap(({ keys }) => keys)
}
async function pendingNotices(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier = 'announce-photo-changes' AND job.payload ->> 'deliveryId' = ${deliveryId}`
  return row?.count ?? 0
}
async function countNotices() {
  const [notices, mails] = await Promise.all([
    db().notification.count({ where: { bookingId, userId: client.userId, title: deliveryTitles.updated } }),
    db().outboxMessage.count({
      where: { topic: 'photos-changed', payload: { path: ['link'], string_contains: deliveryId } },
    }),
  ])
  return { notices, mails }
}

test('removes photos with their derivatives, and renumbers the others in order', async () => {
  const [two = ''] = await idsOf('two.jpg')
  await makeDerivatives({ photoId: two })
  const files = await db().storedFile.findMany({
    where: { OR: [{ originalOf: { id: two } }, { derivative: { photoId: two } }] },
    select: { id: true, key: true },
  })
  expect(files).toHaveLength(5)
  expect(await removePhotos(photographer, { deliveryId, photoIds: [two] })).toEqual({ removed: 1 })
  expect(await removePhotos(photographer, { deliveryId, photoIds: [two] })).toEqual({ removed: 0 })
  expect(await shown()).toEqual(['0 one.jpg preview', '1 three.jpg'])
  expect(await totalPhotos()).toBe(2)
  expect(await db().storedFile.count({ where: { id: { in: files.map(({ id }) => id) } } })).toBe(0)
  const keys = files.map(({ key }) => key)
  expect(await removals()).toEqual(expect.arrayContaining(keys))
  await removeOrphanedFiles({ keys })
  for (const key of keys) expect(storage.keys()).not.toContain(key)
  await addPhotosToDelivery(photographer, {
    idempotencyKey: randomUUID(),
    deliveryId,
    fileIds: [await storeUpload(photographer, { name: 'late.jpg' })],
  })
  expect(await shown()).toEqual(['0 one.jpg preview', '1 three.jpg', '2 late.jpg'])
})

test('at least one photo stays, and one preview until payment', async () => {
  const all = await idsOf('one.jpg', 'two.jpg', 'three.jpg')
  await expect(removePhotos(photographer, { deliveryId, photoIds: all })).rejects.toThrow(lastPhotoText)
  await expect(removePhotos(photographer, { deliveryId, photoIds: all.slice(0, 1) })).rejects.toThrow(
    lastPreviewText,
  )
  expect(await totalPhotos()).toBe(3)
  await markPaid()
  await removePhotos(photographer, { deliveryId, photoIds: all.slice(0, 1) })
  expect(await shown()).toEqual(['0 two.jpg', '1 three.jpg'])
})

test('only those who handle the delivery can change it, and only its own photos', async () => {
  const [two = ''] = await idsOf('two.jpg')
  for (const other of [await createPerson('PHOTOGRAPHER'), client]) {
    await expect(removePhotos(other, { deliveryId, photoIds: [two] })).rejects.toThrow('not found')
    const fileId = await storeUpload(other)
    const replacements = [{ photoId: two, fileId }]
    const input = { idempotencyKey: randomUUID(), deliveryId, replacements }
    await expect(replacePhotos(other, input)).rejects.toThrow('not found')
  }
  const otherBooking = await createBooking(client, photographer)
  const other = await sendPhotos(photographer, await makeSendInput(photographer, otherBooking))
  expect(await removePhotos(photographer, { deliveryId: other.deliveryId, photoIds: [two] })).toEqual({
    removed: 0,
  })
  expect(await totalPhotos()).toBe(3)
})

test('concurrent removals leave a photo; concurrent removal and addition are both counted', async () => {
  await markPaid()
  const [one = '', two = '', three = ''] = await idsOf('one.jpg', 'two.jpg', 'three.jpg')
  const results = await Promise.allSettled([
    removePhotos(photographer, { deliveryId, photoIds: [one, two] }),
    removePhotos(photographer, { deliveryId, photoIds: [two, three] }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await totalPhotos()).toBe(1)
  const [left] = await readPhotos()
  await Promise.all([
    addPhotosToDelivery(photographer, {
      idempotencyKey: randomUUID(),
      deliveryId,
      fileIds: [
        await storeUpload(photographer, { name: 'a.jpg' }),
        await storeUpload(photographer, { name: 'b.jpg' }),
      ],
    }),
    removePhotos(photographer, { deliveryId, photoIds: [left?.id ?? ''] }).catch(() => undefined),
  ])
  expect(await totalPhotos()).toBe((await readPhotos()).length)
})

test('a replacement takes over position, preview and favorites, once, and is prepared again', async () => {
  await markPaid()
  const [one = '', three = ''] = await idsOf('one.jpg', 'three.jpg')
  await makeDerivatives({ photoId: one })
  await db().photoFavorite.create({ data: { photoId: one, profileId: client.profileId } })
  const input = {
    idempotencyKey: randomUUID(),
    deliveryId,
    replacements: [
      { photoId: three, fileId: await storeUpload(photographer, { name: 'third.jpg' }) },
      { photoId: one, fileId: await storeUpload(photographer, { name: 'first.jpg' }) },
    ],
  }
  const results = await Promise.all([1, 2, 3].map(() => replacePhotos(photographer, input)))
  expect(results).toEqual(Array(3).fill({ replaced: 2 }))
  expect(await shown()).toEqual(['0 first.jpg preview', '1 two.jpg', '2 third.jpg'])
  expect(await totalPhotos()).toBe(3)
  const [first] = await readPhotos()
  expect(first?.state).toBe('WAITING')
  expect(await db().photoFavorite.count({ where: { photoId: first?.id, profileId: client.profileId } })).toBe(
    1,
  )
  // It stays unlocked.
  expect(await findDelivery(client, { deliveryId })).toMatchObject({ open: true, paid: true, photoCount: 3 })
  // A late job of the replaced photo has no effect.
  await makeDerivatives({ photoId: one })
  await makeDerivatives({ photoId: first?.id ?? '' })
  expect((await readPhotos())[0]?.state).toBe('READY')
})

test('rejects a photo that is gone, and a file that was already sent', async () => {
  const [two = ''] = await idsOf('two.jpg')
  const fileId = await storeUpload(photographer)
  const replace = (photoId: string, file: string) =>
    replacePhotos(photographer, {
      idempotencyKey: randomUUID(),
      deliveryId,
      replacements: [{ photoId, fileId: file }],
    })
  await expect(replace(randomUUID(), fileId)).rejects.toThrow(photosChangedText)
  await expect(replace(two, randomUUID())).rejects.toThrow(filesGoneText)
  await replace(two, fileId)
  const [other = ''] = await idsOf('three.jpg')
  await expect(replace(other, fileId)).rejects.toThrow(filesGoneText)
  expect(await totalPhotos()).toBe(3)
})

test('the client is notified once of several changes, and only of a delivery they have opened', async () => {
  const [two = '', three = ''] = await idsOf('two.jpg', 'three.jpg')
  await removePhotos(photographer, { deliveryId, photoIds: [two] })
  expect(await pendingNotices()).toBe(0)

  await recordDeliveryOpened(client, deliveryId)
  const fileId = await storeUpload(photographer, { name: 'better.jpg' })
  const replacements = [{ photoId: three, fileId }]
  await replacePhotos(photographer, { idempotencyKey: randomUUID(), deliveryId, replacements })
  expect(await pendingNotices()).toBe(1)
  await Promise.all([notifyOfPhotoChanges({ deliveryId }), notifyOfPhotoChanges({ deliveryId })])
  expect(await countNotices()).toEqual({ notices: 1, mails: 1 })
})

test('a removed photo stays in the activity by its name', async () => {
  await markPaid()
  const [two = ''] = await idsOf('two.jpg')
  await servePhoto(client, { photoId: two, variant: 'original' }, new Request('http://localhost/photo'))
  await expect.poll(() => db().deliveryEvent.count({ where: { deliveryId, kind: 'DOWNLOADED' } })).toBe(1)
  await removePhotos(photographer, { deliveryId, photoIds: [two] })
  await expect(
    servePhoto(client, { photoId: two, variant: 'original' }, new Request('http://localhost/photo')),
  ).rejects.toThrow('not found')
  await notifyOfPhotoChanges({ deliveryId })
  const activity = await readDeliveryActivity(photographer, deliveryId)
  expect(activity?.events.map(({ title }) => title)).toEqual([
    describeActivity({ kind: 'CHANGES_ANNOUNCED', details: { removed: 1 } }),
    describeActivity({ kind: 'PHOTOS_REMOVED', details: { names: ['two.jpg'] } }),
    describeActivity({ kind: 'DOWNLOADED', details: { name: 'two.jpg' } }),
  ])
})
