import exifr from 'exifr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeJpeg, makeSendInput, startStorage, storeUpload } from '@/lib/deliveries/deliveries.fixture'
import { signPhoto } from '@/lib/deliveries/queries/sign-photo'
import { removeFiles } from '@/lib/integrations/uploadthing'
import { createBooking, createPerson, createStudio } from '@/lib/invoices/invoices.fixture'
import { db } from '@/lib/platform/db'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { makeDerivatives } from './make-derivatives'

useDatabase()

let storage: Awaited<ReturnType<typeof startStorage>>
let client: Actor
let photographer: Actor

beforeAll(async () => {
  storage = await startStorage()
  Object.assign(process.env, storage.environment)
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})
afterAll(() => storage.close())

/** Sends these files, the first as a preview, and answers the photos' ids in order. */
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

function readPhoto(id: string) {
  return db().photo.findUniqueOrThrow({
    where: { id },
    include: { derivatives: { include: { file: true } } },
  })
}

async function countPushes(): Promise<number> {
  return db().outboxMessage.count({
    where: { kind: 'PUSH', payload: { path: ['event'], equals: 'delivery-changed' } },
  })
}

/** Stored lying on its side, with the camera's orientation and a place. */
async function turnedJpeg(): Promise<Buffer> {
  return sharp(await makeJpeg('#d02020', 2000, 3000))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 0/1' } })
    .jpeg()
    .toBuffer()
}

test('stores every form of a turned photo upright, private and without its place', async () => {
  const [id = ''] = await deliver([{ name: 'turned.jpg', bytes: await turnedJpeg() }])
  await makeDerivatives({ photoId: id })
  const photo = await readPhoto(id)
  expect(photo).toMatchObject({ state: 'READY', problem: null, width: 3000, height: 2000 })
  expect(photo.derivatives.map(({ kind, width, height }) => `${kind} ${width}x${height}`).sort()).toEqual([
    'PREVIEW 1600x1067',
    'SCREEN 1600x1067',
    'THUMBNAIL 640x427',
    'TILE 640x427',
  ])
  for (const variant of ['preview', 'thumbnail', 'screen', 'tile'] as const) {
    const answer = await fetch(await signPhoto(photographer, { photoId: id, variant }))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif, variant).toBeUndefined()
    expect(await exifr.parse(bytes).catch(() => undefined), variant).toBeUndefined()
    expect((await fetch(answer.url.split('?')[0] ?? '')).ok, 'without its signature').toBe(false)
  }
})

test('a text named .jpg is marked broken with a sentence, and the others go on', async () => {
  const [good = '', bad = ''] = await deliver([
    { name: 'good.jpg', bytes: await makeJpeg() },
    { name: 'notes.jpg', bytes: Buffer.from('this is a text') },
  ])
  for (const photoId of [bad, good]) await makeDerivatives({ photoId })
  expect(await readPhoto(bad)).toMatchObject({
    state: 'BROKEN',
    problem: 'notes.jpg is damaged or is not a picture. Please send it again.',
    derivatives: [],
  })
  expect(await readPhoto(good)).toMatchObject({ state: 'READY' })
})

test('a format that cannot be shown stays for download', async () => {
  const [, raw = ''] = await deliver([
    { name: 'good.jpg', bytes: await makeJpeg() },
    { name: 'shot.heic', bytes: Buffer.from('not read'), contentType: 'image/heic' },
  ])
  await makeDerivatives({ photoId: raw })
  const photo = await readPhoto(raw)
  expect(photo).toMatchObject({ state: 'BROKEN' })
  expect(photo.problem).toBe('shot.heic can be downloaded, but a picture of this format cannot be shown.')
  expect((await fetch(await signPhoto(photographer, { photoId: raw, variant: 'original' }))).status).toBe(200)
})

test('running twice, and twice at once, changes nothing and leaves no file behind', async () => {
  const [id = ''] = await deliver([{ name: 'a.jpg', bytes: await makeJpeg() }])
  await Promise.all([makeDerivatives({ photoId: id }), makeDerivatives({ photoId: id })])
  const first = await readPhoto(id)
  await makeDerivatives({ photoId: id })
  expect(await readPhoto(id)).toEqual(first)
  const known = new Set((await db().storedFile.findMany({ select: { key: true } })).map(({ key }) => key))
  expect(storage.keys().filter((key) => !known.has(key))).toEqual([])
})

test('open pages hear of each preview and of the last photo, not of every one', async () => {
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
  // To the client and to the photographer.
  expect(counts.map((count) => count - before)).toEqual([0, 2, 2, 4])
})

test('storage that does not answer leaves the photo waiting, for the queue to try again', async () => {
  const [id = ''] = await deliver([{ name: 'a.jpg', bytes: await makeJpeg() }])
  const { originalFile } = await db().photo.findUniqueOrThrow({
    where: { id },
    include: { originalFile: true },
  })
  await removeFiles([originalFile.key])
  await expect(makeDerivatives({ photoId: id })).rejects.toThrow('storage answered 404')
  expect(await readPhoto(id)).toMatchObject({ state: 'WAITING', derivatives: [] })
})
