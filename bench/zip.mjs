// Measures downloading a delivery as one ZIP, compared with a single file of that size from the same handler, and the
// server's memory growth.
//
//   npm run bench -- zip [photos]
//
// Builds the portal if necessary, stores a few photos of about 12 MB in .data/bench, repeats their rows until the
// delivery has this many photos (300 by default), then downloads the ZIP. With 360 photos or more it exceeds 4 GiB. The
// ZIP is then stored as one file, both are downloaded three times in turn, and their median speeds are compared.
// Linux only.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDelivery, readProgress } from './support/create-delivery.mjs'
import { asFile, makeLargePhotos } from './support/large-photos.mjs'
import { withPortal } from './support/portal.mjs'
import { repeatPhotos, replacePrintFile } from './support/repeat-photos.mjs'
import { watchMemory } from './support/resident-memory.mjs'
import { photographer, signIn } from './support/sign-in.mjs'
import { median } from './support/statistics.mjs'
import { storeFile } from './support/store-file.mjs'
import { uploadPhoto } from './support/upload.mjs'

const storedPhotos = 4
const goals = { firstByteMs: 50, ratio: 0.8, growthMegabytes: 150 }
const rangeCount = 8
const rounds = 3
const maxPreparationMs = 120_000

export async function run({ words: [photos = 300] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-zip-'))
  return await withPortal((portal) => measure(portal, Number(photos), path.join(folder, 'all.zip'))).finally(
    () => rmSync(folder, { recursive: true, force: true }),
  )
}

/** @param {string} file where to store the ZIP */
async function measure(portal, photos, file) {
  const cookie = await signIn(portal.url, photographer)
  const { deliveryId, zipUrl } = await prepare(portal, cookie, photos)
  // One connection per request: an idle connection may be closed just as it is reused.
  const read = (url, headers = {}) => fetch(url, { headers: { cookie, connection: 'close', ...headers } })

  // Load everything once before measuring.
  await drain(await read(zipUrl, { range: 'bytes=0-1000000' }))

  const memory = watchMemory(portal.serverPid)
  const zip = await time(
    () => read(zipUrl),
    () => readdirSync(`/proc/${portal.serverPid}/fd`).length,
  )
  const { before, peak } = memory.stop()
  const firstByteMs = await medianFirstByte(() => read(zipUrl))

  await pipeline(Readable.fromWeb((await read(zipUrl)).body), createWriteStream(file))
  const tested = spawnSync('unzip', ['-tqq', file], { encoding: 'utf8' })
  if (tested.error) console.log("unzip isn't installed; skipping its test")

  const photoId = await replacePrintFile(
    portal.databaseUrl,
    deliveryId,
    await storeFile(portal.storage, file),
  )
  return [
    { what: 'first byte, ms', value: firstByteMs, goal: goals.firstByteMs },
    { what: 'memory growth, MB', value: (peak - before) / 1e6, goal: goals.growthMegabytes },
    { what: 'additional files and sockets that the server opens', value: zip.maxOpen },
    { what: 'errors reported by unzip -t', value: tested.status ?? 0, goal: 0 },
    {
      what: `ranges out of ${rangeCount} that differ`,
      value: await countDifferentRanges(file, zip.bytes, (range) => read(zipUrl, { range })),
      goal: 0,
    },
    await compareSpeeds(
      () => read(zipUrl),
      () => read(`${portal.url}/api/photos/${photoId}/print`),
    ),
  ]
}

/** @param {(range: string) => Promise<Response>} read */
async function countDifferentRanges(file, bytes, read) {
  let different = 0
  for (let n = 0; n < rangeCount; n += 1) {
    const from = Math.floor(Math.random() * bytes)
    const to = Math.min(bytes, from + 20_000_000) - 1
    const actual = await hash(Readable.fromWeb((await read(`bytes=${from}-${to}`)).body))
    const expected = await hash(createReadStream(file, { start: from, end: to }))
    if (actual !== expected) different += 1
  }
  return different
}

/** Creates a delivery with the requested number of photos and returns its ZIP's URL. */
async function prepare(portal, cookie, photos) {
  const models = await makeLargePhotos()
  const fileIds = []
  for (let n = 0; n < storedPhotos; n += 1) {
    fileIds.push(await uploadPhoto(portal.url, cookie, asFile(models[n % models.length], n)))
  }
  const deliveryId = await createDelivery(portal.databaseUrl, fileIds)
  const deadline = Date.now() + maxPreparationMs
  while ((await readProgress(portal.databaseUrl, deliveryId)).waiting > 0) {
    if (Date.now() > deadline) throw new Error("the photos weren't processed in time")
    await sleep(500)
  }
  await repeatPhotos(portal.databaseUrl, deliveryId, photos)
  return { deliveryId, zipUrl: `${portal.url}/api/deliveries/${deliveryId}/zip?size=original&photos=all` }
}

/**
 * Compares the speeds, alternating so that both run under the same load.
 * @param {() => Promise<Response>} fetchZip
 * @param {() => Promise<Response>} fetchFile
 */
async function compareSpeeds(fetchZip, fetchFile) {
  const zips = []
  const files = []
  for (let n = 0; n < rounds; n += 1) {
    zips.push(await time(fetchZip))
    files.push(await time(fetchFile))
  }
  if (zips[0].bytes !== files[0].bytes) throw new Error('the file and the ZIP differ in size')
  const [zip, file] = [zips, files].map((measurements) => median(measurements.map(({ speed }) => speed)))
  return {
    what: 'MB per second, compared with a single file',
    value: zip / 1e6,
    baseline: file / 1e6,
    ratio: zip / file,
    goal: goals.ratio,
    isFloor: true,
  }
}

/** @param {() => Promise<Response>} send */
async function time(send, watch) {
  const start = performance.now()
  const response = await send()
  if (!response.ok) throw new Error(`the portal returned ${response.status}: ${await response.text()}`)
  let firstByteMs
  let bytes = 0
  const openBefore = watch?.() ?? 0
  let maxOpen = 0
  for await (const chunk of response.body) {
    firstByteMs ??= performance.now() - start
    if (watch && bytes % 97 === 0) maxOpen = Math.max(maxOpen, watch() - openBefore)
    bytes += chunk.byteLength
  }
  return { firstByteMs, bytes, maxOpen, speed: bytes / ((performance.now() - start - firstByteMs) / 1000) }
}

/**
 * Returns the median time to first byte of several requests that are cancelled early.
 * @param {() => Promise<Response>} send
 */
async function medianFirstByte(send) {
  const waits = []
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now()
    const reader = (await send()).body.getReader()
    await reader.read()
    waits.push(performance.now() - start)
    await reader.cancel()
  }
  return median(waits)
}

async function drain(response) {
  for await (const _part of response.body);
}

async function hash(chunks) {
  const sum = createHash('sha256')
  for await (const chunk of chunks) sum.update(chunk)
  return sum.digest('hex')
}
