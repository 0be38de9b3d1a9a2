import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { removePhotos } from '@/lib/photos/deliveries/commands/remove-photos'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { licenseFileName } from '@/lib/photos/licenses/words'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { preparePhotos } from './commands/prepare-photos'
import { renderMlsPhoto } from './commands/render-mls-photo'
import { readMlsPage } from './queries/read-mls-page'
import { readProgress } from './queries/read-progress'
import { serveDownload } from './routes/download-response'
import { type MlsSelection, selectPhotos } from './rules/download-address'
import { MlsDownloadQuery } from './schema/download'

useDatabase()
useStorage()

const pictures = path.resolve(import.meta.dirname, '../../../prisma/seed/pictures')
let client: Actor
let stranger: Actor
let photographer: Actor
let deliveryId: string
let photoIds: string[]
let profiles: Map<string, string>

/** A picture at the size of a camera's, with GPS data and a wide-gamut color profile. */
async function enlarge(name: string, width: number, height: number): Promise<Buffer> {
  return sharp(await readFile(path.join(pictures, name)))
    .resize(width, height, { fit: 'cover' })
    .withIccProfile('p3')
    .withExif({ IFD0: { Model: 'Test camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 30/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  const png = await sharp(await readFile(path.join(pictures, 'studio-1.jpg')))
    .resize(3200, 2400, { fit: 'cover' })
    .png()
    .toBuffer()
  const fullFileIds = [
    await storeUpload(photographer, {
      name: 'front.jpg',
      bytes: await enlarge('larkspur.jpg', 4800, 3200),
    }),
    await storeUpload(photographer, { name: 'staged.png', bytes: png, contentType: 'image/png' }),
    await storeUpload(photographer, {
      name: 'bath.jpg',
      bytes: await enlarge('stucco-stair.jpg', 2400, 3600),
    }),
    await storeUpload(photographer, {
      name: 'empty.jpg',
      bytes: await enlarge('detail-2.jpg', 3600, 2400),
    }),
  ]
  const input = await makeSendInput(photographer, bookingId, { fullFileIds })
  deliveryId = (await sendPhotos(photographer, input)).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  photoIds = photos.map(({ id }) => id)
  for (const photoId of photoIds) await makeDerivatives({ photoId })
  const [front, staged, , empty] = photoIds
  await db().photo.update({ where: { id: front }, data: { room: 'FRONT_EXTERIOR', caption: '=1+1' } })
  await db().photo.update({
    where: { id: staged },
    data: {
      room: 'BEDROOM',
      alterations: ['VIRTUALLY_STAGED'],
      unalteredPhotoId: empty,
      caption: 'Bright, calm',
    },
  })
  const rows = await db().mlsProfile.findMany({ select: { id: true, preset: true } })
  profiles = new Map(rows.map(({ id, preset }) => [preset ?? '', id]))
}, 120_000)

beforeEach(() => open({ paid: true, expiresOn: null }))

async function open({ paid, expiresOn }: { paid: boolean; expiresOn: string | null }) {
  await db().invoice.updateMany({
    where: { deliveryId },
    data: {
      status: paid ? 'COMPLETED' : 'PENDING',
      paidAt: paid ? new Date() : null,
      paidMethod: paid ? 'CASH' : null,
    },
  })
  await db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { expiresOn: expiresOn && dateToDatabase(expiresOn) },
  })
}

const requestOf = (preset: string, rest: object = {}) =>
  MlsDownloadQuery.parse({ deliveryId, profile: profiles.get(preset), ...rest })

/** Runs the jobs that a preparation queued. Returns how many there were. */
async function runJobs(): Promise<number> {
  const jobs = await db().$queryRaw<{ id: string; payload: Parameters<typeof renderMlsPhoto>[0] }[]>`
    SELECT job.id::text, job.payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier = 'render-mls-photo' ORDER BY job.id`
  for (const { payload } of jobs) await renderMlsPhoto(payload)
  await db().$executeRaw`
    SELECT graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
  return jobs.length
}

type DownloadOptions = Partial<MlsSelection> & {
  actor?: Actor
  headers?: Record<string, string>
  file?: number
}

async function download(preset: string, { actor = client, headers = {}, ...rest }: DownloadOptions = {}) {
  const request = new Request('http://localhost', { headers })
  const response = await serveDownload(actor, requestOf(preset, rest), request)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function prepareAndUnzip(preset: string, rest: MlsSelection = { photos: 'all' }) {
  await preparePhotos(client, requestOf(preset, rest))
  await runJobs()
  return unzip((await download(preset, rest)).bytes)
}

/** Checks that a file is a plain JPEG in sRGB, and returns its size in pixels. */
async function measure(file: Buffer) {
  const { format, space, exif, icc, xmp, iptc, width, height } = await sharp(file).metadata()
  expect({ format, space, exif, icc, xmp, iptc }).toEqual({ format: 'jpeg', space: 'srgb' })
  return { width, height }
}

describe('the ZIP', () => {
  test('has every file in order within the universal profile, and a table of captions', async () => {
    const files = await prepareAndUnzip('universal')
    expect([...files.keys()]).toEqual([
      '01-front-exterior.jpg',
      '02-bedroom.jpg',
      '03-photo.jpg',
      '04-photo.jpg',
      'captions.csv',
      licenseFileName,
    ])
    const sizes = []
    for (const [name, file] of files) {
      if (!name.endsWith('.jpg')) continue
      expect(file.length).toBeLessThanOrEqual(3_000_000)
      sizes.push(await measure(file))
    }
    expect(sizes).toEqual([
      { width: 2048, height: 1365 },
      { width: 2048, height: 1536 },
      { width: 1024, height: 1536 },
      { width: 2048, height: 1365 },
    ])
    expect(files.get('captions.csv')?.toString('utf8')).toBe(
      [
        '\uFEFFFile,Room,Caption',
        "01-front-exterior.jpg,Front exterior,'=1+1",
        '02-bedroom.jpg,Bedroom,"Virtually staged. Bright, calm"',
        '03-photo.jpg,,',
        '04-photo.jpg,,',
        '',
      ].join('\r\n'),
    )
  }, 60_000)

  test('is recompressed until each file fits 125 KB, and no smaller than the board accepts', async () => {
    const files = await prepareAndUnzip('ranw')
    const photos = [...files].filter(([name]) => name.endsWith('.jpg'))
    // Without another choice, the upright photo is left out: within 1280 × 960, it would be too narrow.
    expect(photos).toHaveLength(3)
    for (const [, file] of photos) {
      expect(file.length).toBeLessThanOrEqual(125_000)
      const { width, height } = await measure(file)
      expect(width).toBeLessThanOrEqual(1280)
      expect(height).toBeLessThanOrEqual(960)
      expect(width).toBeGreaterThanOrEqual(1024)
      expect(height).toBeGreaterThanOrEqual(768)
    }
  }, 60_000)

  test.each([
    ['CROP', { width: 1024, height: 960 }],
    ['PAD', { width: 1024, height: 960 }],
  ] as const)(
    'has a photo that falls below the smallest size, fitted as chosen: %s',
    async (fit, size) => {
      const upright = photoIds[2] ?? ''
      const selection = selectPhotos(photoIds, photoIds.length, new Map([[upright, fit]]))
      const files = await prepareAndUnzip('ranw', selection)
      const picture = files.get('03-photo.jpg') ?? Buffer.alloc(0)
      expect(await measure(picture)).toEqual(size)
      const edge = await sharp(picture).extract({ left: 0, top: 0, width: 150, height: 960 }).toBuffer()
      const isWhite = (await sharp(edge).stats()).channels.every(({ min }) => min > 240)
      expect(isWhite).toBe(fit === 'PAD')
    },
    60_000,
  )

  test('is named after its board and how many photos were chosen', async () => {
    await prepareAndUnzip('universal')
    const nameOf = async (rest: Partial<MlsSelection>) =>
      (await download('universal', rest)).response.headers.get('content-disposition')
    expect(await nameOf({})).toContain('filename="903-chestnut-street-universal.zip"')
    const { photos } = selectPhotos(photoIds.slice(1), photoIds.length, new Map())
    expect(await nameOf({ photos })).toContain('filename="903-chestnut-street-universal-3-photos.zip"')
  }, 60_000)

  test('has the label on the photo and white bars where the board wants them', async () => {
    const [labeled, plain] = [await prepareAndUnzip('smartmls'), await prepareAndUnzip('universal')]
    const staged = labeled.get('02-bedroom.jpg') ?? Buffer.alloc(0)
    expect(await measure(staged)).toEqual({ width: 2048, height: 1536 })
    // The lower left corner is the label's dark band with white letters, and the rest is the photo.
    const corner = { left: 0, top: 1536 - 100, width: 500, height: 100 }
    const [withLabel, without] = await Promise.all(
      [staged, plain.get('02-bedroom.jpg') ?? Buffer.alloc(0)].map(async (file) => {
        const { channels } = await sharp(await sharp(file).extract(corner).toBuffer()).stats()
        return channels[0]
      }),
    )
    expect(withLabel?.mean).toBeLessThan((without?.mean ?? 0) - 10)
    expect(withLabel?.max).toBe(255)
    const upright = labeled.get('03-photo.jpg') ?? Buffer.alloc(0)
    expect(await measure(upright)).toEqual({ width: 2048, height: 1536 })
    const bar = await sharp(upright).extract({ left: 0, top: 0, width: 400, height: 1536 }).toBuffer()
    expect((await sharp(bar).stats()).channels.every(({ min }) => min > 240)).toBe(true)
  }, 60_000)

  test('places the unaltered original after its altered photo where the board wants it', async () => {
    const files = await prepareAndUnzip('crmls')
    expect([...files.keys()]).toEqual([
      '01-front-exterior.jpg',
      '02-bedroom.jpg',
      '03-photo-original.jpg',
      '04-photo.jpg',
      'captions.csv',
      licenseFileName,
    ])
  }, 60_000)

  test('can be resumed, and its photos can be fetched one by one', async () => {
    const files = await prepareAndUnzip('universal')
    const whole = await download('universal')
    const etag = whole.response.headers.get('etag') ?? ''
    const rest = await download('universal', { headers: { range: 'bytes=1000-', 'if-range': etag } })
    expect(rest.response.status).toBe(206)
    expect(rest.bytes.equals(whole.bytes.subarray(1000))).toBe(true)
    const second = await download('universal', { file: 2 })
    expect(second.response.headers.get('content-type')).toBe('image/jpeg')
    expect(second.bytes.equals(files.get('02-bedroom.jpg') ?? Buffer.alloc(0))).toBe(true)
    await expect(download('universal', { file: 9 })).rejects.toMatchObject({ code: 'not-found' })
  }, 60_000)
})

describe('rendered photos', () => {
  test('are reused by every profile that wants the same', async () => {
    await prepareAndUnzip('universal')
    await preparePhotos(client, requestOf('universal'))
    expect(await runJobs()).toBe(0)
    await preparePhotos(client, requestOf('stellar'))
    expect(await runJobs()).toBe(0)
    expect(await readProgress(client, requestOf('stellar'))).toEqual({ ready: 4, total: 4, failed: [] })
  }, 60_000)

  test('are counted while they are prepared; the ZIP waits for all', async () => {
    await preparePhotos(client, requestOf('flexmls'))
    expect(await readProgress(client, requestOf('flexmls'))).toEqual({ ready: 0, total: 4, failed: [] })
    await expect(download('flexmls')).rejects.toMatchObject({ code: 'conflict' })
    expect(await runJobs()).toBe(4)
    expect((await readProgress(client, requestOf('flexmls'))).ready).toBe(4)
  }, 60_000)

  test('are deleted with their photo', async () => {
    await prepareAndUnzip('universal')
    const last = photoIds.at(-1) ?? ''
    const before = await db().storedFile.count({ where: { mlsPhoto: { photoId: last } } })
    expect(before).toBeGreaterThan(0)
    const files = await db().mlsPhoto.findMany({ where: { photoId: last }, select: { fileId: true } })
    await removePhotos(photographer, { deliveryId, photoIds: [last] })
    const ids = files.flatMap(({ fileId }) => fileId ?? [])
    expect(await db().storedFile.count({ where: { id: { in: ids } } })).toBe(0)
  }, 60_000)
})

test('the chosen profile is remembered per person', async () => {
  await preparePhotos(client, requestOf('utah'))
  const [own, other] = [
    await readMlsPage(client, { deliveryId }),
    await readMlsPage(photographer, { deliveryId }),
  ]
  expect(own).toMatchObject({ chosen: { name: 'UtahRealEstate' }, isRemembered: true, canEdit: false })
  expect(other).toMatchObject({ chosen: { name: 'Universal' }, isRemembered: false, canEdit: true })
  // The property is in North Carolina.
  expect(own?.profiles.slice(0, 2).map(({ name, isNear }) => [name, isNear])).toEqual([
    ['Universal', true],
    ['Canopy MLS', true],
  ])
  const profileId = profiles.get('canopy') ?? ''
  expect((await readMlsPage(client, { deliveryId, profileId }))?.chosen.name).toBe('Canopy MLS')
})

describe('access', () => {
  const attempts = (actor: Actor) =>
    Promise.all([
      outcome(preparePhotos(actor, requestOf('universal'))),
      outcome(readProgress(actor, requestOf('universal'))),
      outcome(download('universal', { actor })),
      outcome(download('universal', { actor, file: 1 })),
      readMlsPage(actor, { deliveryId }).then((page) => (page ? 'ok' : 'not-found')),
    ])
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'ok',
      (error) => error.code,
    )
  const nothing = Array(5).fill('not-found')
  const everything = Array(5).fill('ok')

  beforeEach(async () => {
    await preparePhotos(client, requestOf('universal'))
    await runJobs()
  })

  test('the client and photographers', async () => {
    expect(await attempts(client)).toEqual(everything)
    expect(await attempts(photographer)).toEqual(everything)
  })

  test('no other client', async () => {
    expect(await attempts(stranger)).toEqual(nothing)
  })

  test('nothing before the payment, even if it was rendered already', async () => {
    await open({ paid: false, expiresOn: null })
    expect(await attempts(client)).toEqual(nothing)
    expect(await attempts(photographer)).toEqual(everything)
  })

  test('nothing after the expiry date', async () => {
    await open({ paid: true, expiresOn: addDays(todayIn('America/New_York'), -1) })
    expect(await attempts(client)).toEqual(nothing)
    expect(await attempts(photographer)).toEqual(everything)
  })

  test('no profile that was deactivated', async () => {
    const id = profiles.get('doorify') ?? ''
    await db().mlsProfile.update({ where: { id }, data: { active: false } })
    expect(await outcome(preparePhotos(client, requestOf('doorify')))).toBe('not-found')
    expect(await outcome(download('doorify'))).toBe('not-found')
  })
})
