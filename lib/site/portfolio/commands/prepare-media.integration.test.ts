import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import exifr from 'exifr'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { openFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeJpeg } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { damagedText } from '@/lib/platform/images/unreadable-picture'
import { itemOf, storeUpload as storeUploadFrom, uploadVideo } from '@/lib/site/portfolio/portfolio.fixture'
import { findProject } from '@/lib/site/portfolio/queries/find-project'
import { findUpload } from '@/lib/site/portfolio/queries/find-upload'
import { findVariant } from '@/lib/site/portfolio/queries/find-variant'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { notStillText, tooManyPixels } from '@/lib/site/portfolio/words'
import { deleteMedia } from './delete-media'
import { prepareMedia } from './prepare-media'
import { queueUnpreparedMedia } from './queue-unprepared-media'
import { recordMedia } from './record-media'
import { recordPoster } from './record-poster'
import { saveItem } from './save-item'

const rejected = { outcome: 'rejected', problem: notStillText }

/** Rendering every width of a large picture on a busy machine, in ms. */
const slow = 90_000

useDatabase()

const storage = useStorage()
let photographer: Actor
let colleague: Actor
let client: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})

const storeUpload = (bytes: Uint8Array, name = `${randomUUID()}.jpg`) =>
  storeUploadFrom(photographer, name, bytes)

/** Uploads an image. Returns its address and the id of its file. */
async function upload(bytes: Uint8Array): Promise<{ fileId: string; address: string; key: string }> {
  const file = await storeUpload(bytes)
  const outcome = await recordMedia(file)
  if (outcome.outcome !== 'stored') throw new Error(`not stored: ${JSON.stringify(outcome)}`)
  return { fileId: outcome.id, address: outcome.address, key: file.key }
}

/** Records a file without an upload, like the demo's files and those of an earlier release. */
async function place(bytes: Uint8Array): Promise<string> {
  const file = await storeUpload(bytes)
  const row = { ...file, contentType: 'image/jpeg', purpose: 'PORTFOLIO' as const }
  const { id } = await db().storedFile.create({
    data: { ...row, portfolioMedia: { create: { kind: 'IMAGE' } } },
    select: { id: true },
  })
  return id
}

function readMedia(fileId: string) {
  return db().portfolioMedia.findUniqueOrThrow({
    where: { fileId },
    include: { variants: { include: { file: true }, orderBy: [{ format: 'asc' }, { width: 'asc' }] } },
  })
}

async function bytesOf(key: string): Promise<Buffer> {
  return Buffer.from(await new Response(await openFile(key)).arrayBuffer())
}

async function jobsOf(task: string): Promise<{ keys?: string[]; fileId?: string }[]> {
  const rows = await db().$queryRaw<{ payload: { keys?: string[]; fileId?: string } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = ${task}`
  return rows.map(({ payload }) => payload)
}

async function pendingRemovals(): Promise<string[]> {
  return (await jobsOf('remove-files')).flatMap(({ keys }) => keys ?? [])
}

/** A picture with lines in every direction, so that no variant is trivially small. */
function pattern(width: number, height: number): Sharp {
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c86432"/><path d="M0 0L${width} ${height}M0 ${height}L${width} 0" stroke="#fff" stroke-width="20"/></svg>`
  return sharp(Buffer.from(lines)).flatten()
}

describe('a photo', () => {
  test('is rendered in every width and format, upright, without metadata', {
    timeout: slow,
  }, async () => {
    const turned = await pattern(2000, 3000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(await exifr.gps(turned)).toBeTruthy()
    const { fileId } = await upload(turned)
    expect(await readMedia(fileId)).toMatchObject({ state: 'PREPARING', width: 3000, height: 2000 })
    await prepareMedia({ fileId })

    const media = await readMedia(fileId)
    expect(media).toMatchObject({ state: 'READY', width: 3000, height: 2000 })
    expect(media.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,800}$/)
    expect(media.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      ...[480, 960, 1600, 2400].map((width) => `AVIF ${width}`),
      ...[480, 960, 1600, 2400].map((width) => `WEBP ${width}`),
      ...[960, 1200].map((width) => `JPEG ${width}`),
    ])
    for (const { file, format, width } of media.variants) {
      const bytes = await bytesOf(file.key)
      const metadata = await sharp(bytes).metadata()
      const height = format === 'JPEG' && width === 1200 ? 630 : (width * 2) / 3
      expect([metadata.width, metadata.height]).toEqual([width, Math.round(height)])
      expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
      expect([file.purpose, Number(file.sizeBytes), Number(file.crc32)]).toEqual([
        'PORTFOLIO_VARIANT',
        bytes.length,
        crc32(bytes),
      ])
    }
  })

  test('in CMYK is converted to sRGB', async () => {
    const cmyk = await pattern(600, 400).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { fileId } = await upload(cmyk)
    await prepareMedia({ fileId })
    const { variants } = await readMedia(fileId)
    const { data, info } = await sharp(
      await bytesOf(variants.find(({ format }) => format === 'WEBP')?.file.key ?? ''),
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = data.subarray((20 * info.width + 300) * 3)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  })

  test('of one pixel is never enlarged', async () => {
    const { fileId } = await upload(await makeJpeg('#404040', 1, 1))
    await prepareMedia({ fileId })
    const { state, variants } = await readMedia(fileId)
    expect(state).toBe('READY')
    expect(variants.map(({ format, width }) => `${format} ${width}`)).toEqual(['AVIF 1', 'WEBP 1', 'JPEG 1'])
  })

  test('of two hundred megapixels is accepted', { timeout: slow }, async () => {
    const { fileId } = await upload(await makeJpeg('#806040', 16_000, 12_500))
    await prepareMedia({ fileId })
    expect(await readMedia(fileId)).toMatchObject({ state: 'READY', width: 16_000, height: 12_500 })
  })
})

describe('an invalid photo', () => {
  /** A PNG with ten bytes of content that claims to have a thousand megapixels. */
  async function absurd(): Promise<Buffer> {
    const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    bytes.writeUInt32BE(32_000, 16)
    bytes.writeUInt32BE(32_000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  async function cutOff(): Promise<Buffer> {
    const whole = await pattern(900, 600).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }

  test.each([
    ['cut off', cutOff, damagedText],
    ['absurdly large', absurd, tooManyPixels],
  ])('that is %s is rejected, and nothing is stored', async (_name, make, problem) => {
    const file = await storeUpload(await make(), 'house.jpg')
    expect(await recordMedia(file)).toEqual({ outcome: 'rejected', problem: `house.jpg ${problem}` })
    expect(await db().storedFile.count({ where: { key: file.key } })).toBe(0)
    expect(await pendingRemovals()).toContain(file.key)
  })

  test('already in the portfolio becomes BROKEN, is not shown, and is not retried', async () => {
    const fileId = await place(await cutOff())
    await prepareMedia({ fileId })
    await prepareMedia({ fileId })
    expect(await readMedia(fileId)).toMatchObject({ state: 'BROKEN', variants: [] })
  })
})

describe('the job', () => {
  test('prepares once when run twice, even concurrently, and stores one set of files', async () => {
    const { fileId } = await upload(await makeJpeg('#203040', 800, 600))
    await Promise.all([prepareMedia({ fileId }), prepareMedia({ fileId })])
    await prepareMedia({ fileId })
    const { variants } = await readMedia(fileId)
    expect(variants).toHaveLength(5)
    const referenced = new Set(variants.map(({ file }) => file.key))
    const loose = storage.keys().filter((key) => !referenced.has(key))
    const known = await db().storedFile.findMany({ where: { key: { in: loose } }, select: { key: true } })
    const removals = await pendingRemovals()
    const forgotten = loose.filter(
      (key) => !known.some((file) => file.key === key) && !removals.includes(key),
    )
    expect(forgotten).toEqual([])
  })

  test('stores nothing for an image that was deleted during the run', async () => {
    const { fileId } = await upload(await makeJpeg('#504030', 800, 600))
    const preparing = prepareMedia({ fileId })
    await db().$transaction((tx) => deleteMedia(tx, [{ fileId }]))
    await preparing
    expect(await db().portfolioVariant.count({ where: { mediaFileId: fileId } })).toBe(0)
    expect(await db().storedFile.count({ where: { name: { startsWith: fileId } } })).toBe(0)
    await prepareMedia({ fileId })
  })

  test('is queued once for files recorded without an upload', async () => {
    const id = await place(await makeJpeg())
    await Promise.all([queueUnpreparedMedia(), queueUnpreparedMedia()])
    await queueUnpreparedMedia()
    expect((await jobsOf('prepare-media')).filter(({ fileId }) => fileId === id)).toHaveLength(1)
    expect((await readMedia(id)).state).toBe('PREPARING')
  })
})

test('deleting a photo deletes its variants', async () => {
  const { fileId, key } = await upload(await makeJpeg('#102030', 800, 600))
  await prepareMedia({ fileId })
  const made = (await readMedia(fileId)).variants.map(({ file }) => file.key)
  await db().$transaction((tx) => deleteMedia(tx, [{ fileId }]))
  expect(await db().storedFile.count({ where: { key: { in: [key, ...made] } } })).toBe(0)
  expect(await pendingRemovals()).toEqual(expect.arrayContaining([key, ...made]))
})

describe('access', () => {
  test('drafts only for photographers, published pictures for everyone, but never the original', async () => {
    const { fileId, key } = await upload(await makeJpeg('#a0a0a0', 800, 600))
    await prepareMedia({ fileId })
    const variant = { key, format: 'AVIF' as const, width: 480 }
    for (const actor of [null, client]) {
      await expect(findVariant(actor, variant)).rejects.toMatchObject({ code: 'not-found' })
      await expect(findUpload(actor, key)).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await findVariant(colleague, variant)).toMatchObject({
      isPublic: false,
      contentType: 'image/avif',
    })

    await saveItem(photographer, itemOf({ media: [fileId] }))
    for (const actor of [null, client, colleague]) {
      expect(await findVariant(actor, variant)).toMatchObject({ isPublic: true })
    }
    for (const actor of [null, client]) {
      await expect(findUpload(actor, key)).rejects.toMatchObject({ code: 'not-found' })
    }
    await expect(findVariant(null, { ...variant, width: 481 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('visitors see a published photo once it is prepared, photographers right away', async () => {
    const { fileId, address } = await upload(await makeJpeg('#b0b0b0', 800, 600))
    const { itemId: id } = await saveItem(photographer, itemOf({ media: [fileId] }))
    expect((await findProject(null, id))?.project.media).toEqual([])
    expect((await findProject(photographer, id))?.project.media).toEqual([
      { id: fileId, kind: 'image', address, picture: null },
    ])
    await prepareMedia({ fileId })
    const picture = expect.objectContaining({ address, width: 800, height: 600, widths: [480, 800] })
    expect((await findProject(null, id))?.project.media).toEqual([
      { id: fileId, kind: 'image', address, picture },
    ])
    const card = (await listProjects()).find((project) => project.id === id)
    expect(card).toMatchObject({ cover: picture, mediaCount: 1 })
  })
})

describe("a video's still", () => {
  test('is prepared, becomes public with its video, and is deleted with it', async () => {
    const video = await uploadVideo(photographer)
    const poster = await storeUpload(await makeJpeg('#202020', 640, 360))
    expect(await recordPoster(poster, video.id)).toEqual({ outcome: 'stored' })
    const { id } = await db().storedFile.findUniqueOrThrow({ where: { key: poster.key } })
    await prepareMedia({ fileId: id })
    const variant = { key: poster.key, format: 'WEBP' as const, width: 640 }
    await expect(findVariant(null, variant)).rejects.toMatchObject({ code: 'not-found' })
    await saveItem(photographer, itemOf({ media: [video.id] }))
    expect(await findVariant(null, variant)).toMatchObject({ isPublic: true })

    const made = (await readMedia(id)).variants.map(({ file }) => file.key)
    await db().$transaction((tx) => deleteMedia(tx, [{ fileId: video.id }]))
    const all = [video.key, poster.key, ...made]
    expect(await db().storedFile.count({ where: { key: { in: all } } })).toBe(0)
    expect(await pendingRemovals()).toEqual(expect.arrayContaining(all))
  })

  test("is accepted once, only from the video's uploader, and only as a valid picture", async () => {
    const { id: video } = await uploadVideo(photographer)
    const foreign = { ...(await storeUpload(await makeJpeg())), uploaderId: colleague.profileId }
    expect(await recordPoster(foreign, video)).toEqual(rejected)
    expect(await recordPoster(await storeUpload(Buffer.from('no picture')), video)).toEqual(rejected)
    expect(await recordPoster(await storeUpload(await makeJpeg()), randomUUID())).toEqual(rejected)
    expect(await recordPoster(await storeUpload(await makeJpeg()), video)).toEqual({ outcome: 'stored' })
    expect(await recordPoster(await storeUpload(await makeJpeg()), video)).toEqual(rejected)
  })
})
