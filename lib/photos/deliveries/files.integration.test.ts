import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { deliveryTitles } from '@/lib/photos/deliveries/words/deliveries'
import { licenseFileName } from '@/lib/photos/licenses/words'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { changeExpiry } from './commands/change-expiry'
import { makeDerivatives } from './commands/make-derivatives'
import { notifyOfExpiringGalleries, notifyOfUpcomingExpiry } from './commands/notify-of-upcoming-expiry'
import { recordDeliveryOpened } from './commands/record-delivery-opened'
import { recordDriveLinkOpened } from './commands/record-drive-link-opened'
import { recordPhotoViewed } from './commands/record-photo-viewed'
import { recordView } from './commands/record-view'
import { makeJpeg, makeSendInput, storeUpload } from './deliveries.fixture'
import { measureOriginals } from './operations/measure-originals'
import { findPhotoFile } from './queries/find-photo-file'
import { readDeliveryActivity } from './queries/read-delivery-activity'
import { servePhoto, serveZip } from './routes/photo-response'
import { shortIdOf, type ZipChoice } from './rules/zip-address'
import type { ZipRequest } from './schema/zip'

vi.mock('./commands/record-view', { spy: true })
/** Downloads are recorded in the background. */
const viewsRecorded = () => Promise.allSettled(vi.mocked(recordView).mock.results.map(({ value }) => value))

useDatabase()

const today = todayIn('America/New_York')
useStorage()
let client: Actor
let stranger: Actor
let photographer: Actor
let deliveryId: string
let photoIds: string[]
const originals = new Map<string, Buffer>()

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  const fullFileIds: string[] = []
  for (const [name, color] of [
    ['Küche.jpg', '#305070'],
    ['photo.jpg', '#507030'],
    ['photo.jpg', '#703050'],
  ] as const) {
    const bytes = await makeJpeg(color, 900, 600)
    originals.set(name === 'photo.jpg' && originals.has(name) ? 'photo (2).jpg' : name, bytes)
    fullFileIds.push(await storeUpload(photographer, { name, bytes }))
  }
  const input = await makeSendInput(photographer, bookingId, { fullFileIds })
  deliveryId = (await sendPhotos(photographer, input)).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  photoIds = photos.map(({ id }) => id)
})

function setPaid(paid: boolean) {
  return db().invoice.updateMany({
    where: { deliveryId },
    data: {
      status: paid ? 'COMPLETED' : 'PENDING',
      paidAt: paid ? new Date() : null,
      paidMethod: paid ? 'CASH' : null,
    },
  })
}

function setLastDay(date: string | null) {
  return db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { expiresOn: date && dateToDatabase(date) },
  })
}

/** Returns the photos of a ZIP, whose other file is the license. */
async function unzipPhotos(bytes: Buffer | Uint8Array) {
  const files = await unzip(Buffer.from(bytes))
  expect([...files.keys()].at(-1)).toBe(licenseFileName)
  files.delete(licenseFileName)
  return files
}

function fetchZip(
  actor: Actor,
  {
    headers = {},
    method = 'GET',
    ...zipRequest
  }: Partial<ZipRequest> & { headers?: Record<string, string>; method?: string } = {},
): Promise<Response> {
  const request = new Request('http://localhost/zip', { headers, method })
  return serveZip(actor, { deliveryId, size: 'original', photos: 'all', ...zipRequest }, request)
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

const notFound = { code: 'not-found' }

describe("while a photo hasn't been measured", () => {
  beforeAll(() => setPaid(true))

  test('the ZIP responds when to try again', async () => {
    const response = await fetchZip(client)
    expect([response.status, response.headers.get('retry-after')]).toEqual([409, '30'])
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('still being prepared') })
  })

  test('queues a job for photos that no other job will measure', async () => {
    await db().photo.updateMany({
      where: { deliveryId },
      data: { state: 'BROKEN', problem: 'photo.jpg broke' },
    })
    expect((await fetchZip(client)).status).toBe(409)
    const jobs = await db().$queryRaw`
      SELECT key FROM graphile_worker.jobs WHERE key = ${`measure-originals:${deliveryId}`}`
    expect(jobs).toHaveLength(1)
    await measureOriginals({ deliveryId })
    expect((await unzipPhotos(await bytesOf(await fetchZip(client)))).size).toBe(3)
    await db().photo.updateMany({ where: { deliveryId }, data: { state: 'WAITING', problem: null } })
  })
})

describe('the ZIP of a paid delivery', () => {
  beforeAll(async () => {
    for (const photoId of photoIds) await makeDerivatives({ photoId })
    await setPaid(true)
  })

  test('contains every original unchanged, under its own name', async () => {
    const response = await fetchZip(client)
    const bytes = await bytesOf(response)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(response.headers.get('content-disposition')).toContain('filename="903-chestnut-street.zip"')
    expect(await unzipPhotos(bytes)).toEqual(originals)
    expect(await bytesOf(await fetchZip(client))).toEqual(bytes)
  })

  test('can be resumed at any byte, and restarts once it has changed', async () => {
    const whole = await fetchZip(client)
    const etag = whole.headers.get('etag') ?? ''
    const bytes = await bytesOf(whole)
    for (const from of [1, 40, 5_000, bytes.length - 10]) {
      const rest = await fetchZip(client, { headers: { range: `bytes=${from}-`, 'if-range': etag } })
      expect([rest.status, rest.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      ])
      expect(await bytesOf(rest)).toEqual(bytes.subarray(from))
    }
    const other = await fetchZip(client, { headers: { range: 'bytes=10-', 'if-range': '"another"' } })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, bytes.length])
    const past = await fetchZip(client, { headers: { range: `bytes=${bytes.length}-` } })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    const head = await fetchZip(client, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([
      200,
      String(bytes.length),
      null,
    ])
  })

  test.each<[string, () => ZipChoice, number, string]>([
    ['a selection', () => photoIds.slice(1).map(shortIdOf), 2, '903-chestnut-street-2-photos.zip'],
    ['the favorites', () => 'favorites', 1, '903-chestnut-street-favorites.zip'],
  ])('contains only %s on request, and is named after it', async (_what, choose, count, name) => {
    const row = { photoId: photoIds[0] ?? '', profileId: client.profileId }
    await db().photoFavorite.createMany({ data: row, skipDuplicates: true })
    const response = await fetchZip(client, { photos: choose() })
    expect(response.headers.get('content-disposition')).toContain(`filename="${name}"`)
    expect((await unzipPhotos(await bytesOf(response))).size).toBe(count)
  })

  test('is available in web size, with suffixed names', async () => {
    const response = await fetchZip(client, { size: 'web' })
    expect(response.headers.get('content-disposition')).toContain('filename="903-chestnut-street-web.zip"')
    const files = await unzipPhotos(await bytesOf(response))
    expect([...files.keys()]).toEqual(['Küche-web.jpg', 'photo-web.jpg', 'photo-web (2).jpg'])
  })

  test("leaves out photos that couldn't be prepared in its size, and conflicts if none is left", async () => {
    const broken = photoIds[1] ?? ''
    const made = await db().photoDerivative.findMany({ where: { photoId: broken } })
    await db().photoDerivative.deleteMany({ where: { photoId: broken } })
    await db().photo.update({ where: { id: broken }, data: { state: 'BROKEN', problem: 'photo.jpg broke' } })
    const files = await unzipPhotos(await bytesOf(await fetchZip(client, { size: 'web' })))
    expect([...files.keys()]).toEqual(['Küche-web.jpg', 'photo-web.jpg'])
    expect((await unzipPhotos(await bytesOf(await fetchZip(client)))).size).toBe(3)
    const alone = fetchZip(client, { size: 'web', photos: [shortIdOf(broken)] })
    await expect(alone).rejects.toMatchObject({ code: 'conflict' })
    await db().photo.update({ where: { id: broken }, data: { state: 'READY', problem: null } })
    await db().photoDerivative.createMany({ data: made })
  })

  test("fails if a file in storage has changed, and doesn't end as if complete", async () => {
    const [first] = await db().photo.findMany({
      where: { deliveryId },
      orderBy: { position: 'asc' },
      take: 1,
    })
    const id = first?.originalFileId ?? ''
    const { crc32 } = await db().storedFile.findUniqueOrThrow({ where: { id } })
    await db().storedFile.update({ where: { id }, data: { crc32: 1 } })
    await expect(fetchZip(client).then(bytesOf)).rejects.toThrow()
    await db().storedFile.update({ where: { id }, data: { crc32 } })
  })

  test.each(['web', 'print'] as const)(
    'a photo can be downloaded in %s size, with a suffixed name',
    async (variant) => {
      const request = new Request('http://localhost/photo')
      const response = await servePhoto(client, { photoId: photoIds[0] ?? '', variant }, request)
      expect(response.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''K%C3%BCche-${variant}.jpg`,
      )
      expect((await bytesOf(response)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    },
  )

  test("isn't found by others, before payment, or after a refund", async () => {
    await expect(fetchZip(stranger)).rejects.toMatchObject(notFound)
    for (const status of ['PENDING', 'REFUNDED', 'VOID', 'FAILED'] as const) {
      await db().invoice.updateMany({ where: { deliveryId }, data: { status } })
      await expect(fetchZip(client), status).rejects.toMatchObject(notFound)
      expect((await fetchZip(photographer)).status).toBe(200)
    }
    await setPaid(true)
  })
})

describe('the expiry date', () => {
  test('is the last day clients can download; photographers always can', async () => {
    const wanted = { photoId: photoIds[0] ?? '', variant: 'original' as const }
    await setLastDay(today)
    expect((await fetchZip(client)).status).toBe(200)
    await setLastDay(addDays(today, -1))
    await expect(fetchZip(client)).rejects.toMatchObject(notFound)
    await expect(findPhotoFile(client, wanted)).rejects.toMatchObject(notFound)
    await expect(findPhotoFile(client, { ...wanted, variant: 'preview' })).rejects.toMatchObject(notFound)
    await expect(recordDriveLinkOpened(client, deliveryId)).rejects.toMatchObject(notFound)
    expect((await fetchZip(photographer)).status).toBe(200)
    await setLastDay(null)
  })

  test('is announced a week and a day before, once each, however often the job runs', async () => {
    const mailsAfter = async (runs: number) => {
      await Promise.all(Array.from({ length: runs }, () => notifyOfExpiringGalleries(today)))
      return db().outboxMessage.count({ where: { topic: 'gallery-expires' } })
    }
    await setLastDay(addDays(today, 8))
    expect(await mailsAfter(1)).toBe(0)
    await setLastDay(addDays(today, 7))
    expect(await mailsAfter(2)).toBe(1)
    expect(await mailsAfter(1)).toBe(1)
    // Simulates that six days have passed.
    await setLastDay(addDays(today, 1))
    await db().deliveryEvent.updateMany({
      where: { deliveryId, kind: 'EXPIRY_ANNOUNCED' },
      data: { details: { days: 7, expiresOn: addDays(today, 1) } },
    })
    expect(await mailsAfter(2)).toBe(2)
    await setLastDay(addDays(today, -1))
    expect(await mailsAfter(1)).toBe(2)
    await setLastDay(null)
  })

  test("is announced in the studio's morning, whenever the job runs", async () => {
    await db().deliveryEvent.deleteMany({ where: { deliveryId, kind: 'EXPIRY_ANNOUNCED' } })
    await setLastDay(addDays(today, 7))
    const mailsAt = async (time: string) => {
      vi.useFakeTimers({ now: instantOf(today, time, 'America/New_York'), toFake: ['Date'] })
      await notifyOfUpcomingExpiry()
      vi.useRealTimers()
      return db().outboxMessage.count({ where: { topic: 'gallery-expires' } })
    }
    const before = await mailsAt('03:05')
    expect(await mailsAt('07:05')).toBe(before)
    expect(await mailsAt('13:05')).toBe(before)
    expect(await mailsAt('08:05')).toBe(before + 1)
    expect(await mailsAt('09:05')).toBe(before + 1)
    await setLastDay(null)
  })

  test("can be changed by photographers, is announced if it's later, and audited", async () => {
    await setLastDay(addDays(today, 20))
    const mails = () => db().outboxMessage.count({ where: { topic: 'gallery-expires' } })
    const before = await mails()
    for (const who of [client, { ...photographer, status: 'DISABLED' as const }]) {
      const change = changeExpiry(who, { deliveryId, expiresOn: addDays(today, 300) })
      await expect(change).rejects.toMatchObject({ code: 'forbidden' })
    }
    await changeExpiry(photographer, { deliveryId, expiresOn: addDays(today, 10) })
    expect(await mails()).toBe(before)
    await changeExpiry(photographer, { deliveryId, expiresOn: addDays(today, 30) })
    await changeExpiry(photographer, { deliveryId, expiresOn: addDays(today, 30) })
    expect(await mails()).toBe(before + 1)
    await changeExpiry(photographer, { deliveryId, expiresOn: null })
    expect(await mails()).toBe(before + 2)
    const { actionData } = await db().notification.findFirstOrThrow({
      where: {
        userId: client.userId,
        title: deliveryTitles.expiry('changed', formatDate(addDays(today, 30))),
      },
    })
    expect(actionData).toMatchObject({ delivery_id: deliveryId })
    expect(await db().deliveryEvent.count({ where: { deliveryId, kind: 'EXPIRY_CHANGED' } })).toBe(3)
    expect(await db().auditEntry.count({ where: { action: 'delivery.expiry-changed' } })).toBe(3)
    const past = { deliveryId, expiresOn: addDays(today, -1) }
    await expect(changeExpiry(photographer, past)).rejects.toMatchObject({ code: 'invalid' })
    const byStranger = changeExpiry(stranger, { deliveryId, expiresOn: null })
    await expect(byStranger).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the activity of a delivery', () => {
  beforeAll(async () => {
    await viewsRecorded()
    await db().deliveryEvent.deleteMany({ where: { deliveryId } })
  })

  test('lists what the client opened, viewed and downloaded, each view once', async () => {
    const [one = '', two = ''] = photoIds
    await Promise.all([1, 2, 3].map(() => recordDeliveryOpened(client, deliveryId)))
    await Promise.all(
      [one, one, two].map((photoId) => recordPhotoViewed(client, { photoId, variant: 'screen' })),
    )
    await recordDriveLinkOpened(client, deliveryId)
    await bytesOf(await fetchZip(client))
    await bytesOf(await fetchZip(client, { headers: { range: 'bytes=-22' } }))
    await bytesOf(await fetchZip(client, { headers: { range: 'bytes=0-99' } }))
    await expect.poll(() => db().deliveryEvent.count({ where: { deliveryId, kind: 'DOWNLOADED' } })).toBe(2)
    const activity = await readDeliveryActivity(photographer, deliveryId)
    expect(activity).toMatchObject({
      viewed: 2,
      lastViewedAt: expect.stringMatching(/E[SD]T$/),
      expiresOn: null,
    })
    expect(activity?.firstOpenedAt).toBe(activity?.lastOpenedAt)
    expect(activity?.events.map(({ kind }) => kind)).toEqual(['DOWNLOADED', 'DOWNLOADED', 'OPENED'])
    expect(activity?.events[0]?.title).toMatch(/^ZIP downloaded \(3 photos, original size, \d+ KB\)$/)
    expect(activity?.events[0]).toMatchObject({ by: 'Robin Reed', at: expect.stringMatching(/E[SD]T$/) })
  })

  test('lists the latest of many events, or all on request, and counts all', async () => {
    await db().deliveryEvent.createMany({
      data: Array.from({ length: 120 }, () => ({
        deliveryId,
        kind: 'OPENED' as const,
        actorId: client.profileId,
      })),
    })
    const [latest, all] = [
      await readDeliveryActivity(photographer, deliveryId),
      await readDeliveryActivity(photographer, deliveryId, { allEvents: true }),
    ]
    expect([latest?.events.length, latest?.eventCount]).toEqual([100, 123])
    expect([all?.events.length, all?.eventCount]).toEqual([123, 123])
  })

  test("doesn't include what photographers view", async () => {
    const before = await db().deliveryEvent.count({ where: { deliveryId } })
    await recordDeliveryOpened(photographer, deliveryId)
    await recordPhotoViewed(photographer, { photoId: photoIds[2] ?? '', variant: 'screen' })
    await bytesOf(await fetchZip(photographer))
    await viewsRecorded()
    expect(await db().deliveryEvent.count({ where: { deliveryId } })).toBe(before)
  })

  test('counts a photo once, viewed as a preview and later unlocked', async () => {
    await db().deliveryEvent.deleteMany({ where: { deliveryId } })
    const photoId = photoIds[0] ?? ''
    expect(await readDeliveryActivity(photographer, deliveryId)).toMatchObject({
      viewed: 0,
      lastViewedAt: null,
    })
    await setPaid(false)
    await recordPhotoViewed(client, { photoId, variant: 'preview' })
    await expect(recordPhotoViewed(client, { photoId, variant: 'screen' })).rejects.toMatchObject(notFound)
    await setPaid(true)
    await recordPhotoViewed(client, { photoId, variant: 'screen' })
    expect((await readDeliveryActivity(photographer, deliveryId))?.viewed).toBe(1)
  })

  test("is visible only to photographers, and other clients can't add to it", async () => {
    expect(await readDeliveryActivity(client, deliveryId)).toBeNull()
    await expect(recordDeliveryOpened(stranger, deliveryId)).rejects.toMatchObject(notFound)
    const photo = { photoId: photoIds[0] ?? '', variant: 'preview' as const }
    await expect(recordPhotoViewed(stranger, photo)).rejects.toMatchObject(notFound)
  })
})
