import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { deleteMediaFile } from './commands/delete-media-file'
import { setCaptions } from './commands/set-captions'
import { setChapters } from './commands/set-chapters'
import { findCaptions } from './queries/find-captions'
import { listMedia } from './queries/list-media'
import { serveMedia } from './routes/media-response'
import { chapterProblems, notCaptionsText } from './words'

useDatabase()
useStorage()

const file = 'WEBVTT\n\nNOTE by Marin\n\n00:01.000 --> 00:02.000\nWelcome'
const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nWelcome\n'
const notFound = { code: 'not-found' }
let client: Actor
let photographer: Actor
let colleague: Actor
let deliveryId: string
let mediaId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = await createDelivery(bookingId)
  mediaId = await addFilm('House tour.mp4')
})

async function addFilm(name: string): Promise<string> {
  const fileId = await storeUpload(photographer)
  await db().storedFile.update({ where: { id: fileId }, data: { name, crc32: 1 }, select: { id: true } })
  const facts = { kind: 'FILM', durationMs: 84_000, width: 640, height: 360, isPlayable: true } as const
  return (await db().mediaFile.create({ data: { deliveryId, fileId, ...facts }, select: { id: true } })).id
}

async function openFilm() {
  return (await listMedia(photographer, deliveryId)).films[0]?.open
}

test('captions are read, replaced and removed', async () => {
  expect((await openFilm())?.captions).toBeNull()
  await setCaptions(photographer, { mediaId, file })
  expect((await openFilm())?.captions).toBe(`/api/media/${mediaId}/captions`)
  const served = await serveMedia(
    photographer,
    { mediaId, variant: 'captions' },
    new Request('http://localhost/'),
  )
  expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await served.text()).toBe(captions)
  await setCaptions(photographer, { mediaId, file: file.replace('Welcome', 'Hello') })
  expect(await findCaptions(photographer, mediaId)).toContain('Hello')
  await setCaptions(photographer, { mediaId, file: null })
  await setCaptions(photographer, { mediaId, file: null })
  await expect(findCaptions(photographer, mediaId)).rejects.toMatchObject(notFound)
  const acts = await db().auditEntry.findMany({
    where: { action: { in: ['media.captioned', 'media.captions-deleted'] }, subjectId: deliveryId },
  })
  expect(acts).toHaveLength(3)
})

test('a file that is no captions changes nothing', async () => {
  await setCaptions(photographer, { mediaId, file })
  const set = setCaptions(photographer, { mediaId, file: '1\n00:00:01,000 --> 00:00:02,000\nSubRip' })
  await expect(set).rejects.toMatchObject({ code: 'invalid', message: notCaptionsText })
  expect(await findCaptions(photographer, mediaId)).toBe(captions)
})

test('chapters are those of the lines, within the film', async () => {
  await setChapters(photographer, { mediaId, chapters: '0:00 Front\n0:42 - Kitchen' })
  const chapters = [
    { seconds: 0, time: '0:00', title: 'Front' },
    { seconds: 42, time: '0:42', title: 'Kitchen' },
  ]
  expect((await openFilm())?.chapters).toEqual(chapters)
  const set = setChapters(photographer, { mediaId, chapters: '0:00 Front\n1:24 Yard' })
  await expect(set).rejects.toMatchObject({ fields: { chapters: [chapterProblems.afterEnd(2, '1:24')] } })
  expect((await openFilm())?.chapters).toEqual(chapters)
  await setChapters(photographer, { mediaId, chapters: '' })
  expect((await openFilm())?.chapters).toEqual([])
})

test('both are for those who prepare the photos', async () => {
  for (const actor of [client, colleague]) {
    await expect(setCaptions(actor, { mediaId, file })).rejects.toMatchObject(notFound)
    await expect(setChapters(actor, { mediaId, chapters: '0:00 Front' })).rejects.toMatchObject(notFound)
  }
  expect(await db().filmCaptions.count({ where: { mediaId } })).toBe(0)
})

test('captions are in the ZIP, under the name of their film, and are deleted with it', async () => {
  const originalFileId = await storeUpload(photographer)
  await db().storedFile.update({ where: { id: originalFileId }, data: { crc32: 1 }, select: { id: true } })
  await db().photo.create({
    data: { deliveryId, originalFileId, name: 'kitchen.jpg', position: 0, state: 'READY' },
  })
  await setCaptions(photographer, { mediaId, file })
  const zip = await findZip(photographer, { deliveryId, size: 'original', photos: 'all' })
  const names = zip?.download.entries.map(({ name }) => name)
  expect(names?.slice(0, 3)).toEqual(['kitchen.jpg', 'House tour.mp4', 'House tour.vtt'])
  await deleteMediaFile(photographer, mediaId)
  expect(await db().filmCaptions.count({ where: { mediaId } })).toBe(0)
})
