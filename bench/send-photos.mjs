// Measures sending a whole shoot from one browser: whether every photo arrives unchanged, and the server's memory
// growth.
//
//   npm run bench -- send-photos [photos]
//
// Builds the portal if necessary, selects this many JPEGs of about 12 MB (300 by default) in Send Photos in Chromium,
// uploads and sends them, and waits until all are processed. The sandbox stores them in .data/bench.
// Linux only.

import { copyFileSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { withClient } from '../scripts/launch/postgres.ts'
import { withBrowser } from './support/browser.mjs'
import { readProgress } from './support/create-delivery.mjs'
import { makeLargePhotos } from './support/large-photos.mjs'
import { openSendPhotos } from './support/open-send-photos.mjs'
import { withPortal } from './support/portal.mjs'
import { watchMemory } from './support/resident-memory.mjs'

const growthGoal = 150
const maxPhotoMs = 20_000
/** Sends a few photos first, so that every page and library is loaded before memory is compared. */
const warmUp = 8

export async function run({ words: [photos = 300] }) {
  const models = await makeLargePhotos()
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-shoot-'))
  const files = makeFiles(folder, models, Number(photos))
  return await withPortal((portal) =>
    withBrowser(async (browser) => {
      await sendShoot(portal, browser, files.slice(0, warmUp))
      const memory = watchMemory(portal.serverPid)
      const { deliveryId, ...sent } = await sendShoot(portal, browser, files)
      const changed = await countChanged(portal.databaseUrl, deliveryId, files, models)
      return describe(files, { ...sent, memory: memory.stop(), changed })
    }),
  ).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** Uploads and sends a shoot in a new browser context. */
async function sendShoot(portal, browser, files) {
  const page = await openSendPhotos(portal, browser)
  const start = Date.now()
  await page.getByLabel('Full photo files').setInputFiles(files)
  await page
    .getByText(`Uploaded ${files.length}`, { exact: true })
    .waitFor({ timeout: files.length * maxPhotoMs })
  const uploaded = Date.now()
  const deliveryId = await send(portal.databaseUrl, page)
  const progress = await waitUntilPrepared(portal.databaseUrl, deliveryId, files.length)
  await page.context().close()
  return { start, uploaded, progress, deliveryId }
}

/** Creates files with different names from the contents of a few photos. */
function makeFiles(folder, models, photos) {
  const sources = models.map((model, index) => {
    const source = path.join(folder, `model-${index}.jpg`)
    writeFileSync(source, model)
    return source
  })
  return Array.from({ length: photos }, (_, n) => {
    const file = path.join(folder, nameOf(n))
    copyFileSync(sources[n % sources.length], file)
    // With a different modification time, because the portal uploads identical files only once.
    utimesSync(file, n, n)
    return file
  })
}

function nameOf(n) {
  return `shoot-${String(n + 1).padStart(4, '0')}.jpg`
}

async function send(databaseUrl, page) {
  await page.getByLabel('Google Drive link').fill('https://drive.google.com/drive/folders/bench')
  // The first photo is the cover unless another is chosen.
  await page.getByRole('button', { name: 'Send photos' }).click()
  await page.getByText('Photos sent').waitFor({ timeout: 60_000 })
  const [delivery] = await query(
    databaseUrl,
    'SELECT id FROM media_deliveries ORDER BY uploaded_at DESC LIMIT 1',
  )
  return delivery.id
}

async function waitUntilPrepared(databaseUrl, deliveryId, photos) {
  const deadline = Date.now() + photos * maxPhotoMs
  for (;;) {
    const progress = await readProgress(databaseUrl, deliveryId)
    if (progress.waiting === 0 || Date.now() > deadline) return progress
    await sleep(1_000)
  }
}

/** Counts photos whose original differs in size or checksum from the selected file of that name. */
async function countChanged(databaseUrl, deliveryId, files, models) {
  const stored = await query(
    databaseUrl,
    `SELECT photo.name, file.size_bytes, file.crc32 FROM photos AS photo
     JOIN stored_files AS file ON file.id = photo.original_file_id WHERE photo.delivery_id = $1`,
    [deliveryId],
  )
  const byName = new Map(stored.map((file) => [file.name, `${file.size_bytes} ${file.crc32}`]))
  const wanted = models.map((model) => `${model.length} ${crc32(model)}`)
  return files.filter((_, n) => byName.get(nameOf(n)) !== wanted[n % wanted.length]).length
}

function query(databaseUrl, text, values = []) {
  return withClient(databaseUrl, async (client) => (await client.query(text, values)).rows)
}

function describe(files, { start, uploaded, progress, memory, changed }) {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const uploadSeconds = (uploaded - start) / 1000
  return [
    { what: 'upload, seconds', value: uploadSeconds },
    { what: 'upload, MB per second', value: bytes / 1e6 / uploadSeconds },
    { what: 'processing after sending, seconds', value: (progress.lastStoredAt - uploaded) / 1000 },
    { what: 'photos that are not ready', value: files.length - progress.ready, goal: 0 },
    { what: 'missing or changed originals', value: changed, goal: 0 },
    { what: 'peak memory growth, MB', value: (memory.peak - memory.before) / 1024 / 1024, goal: growthGoal },
  ]
}
