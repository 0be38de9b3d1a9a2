// Measures sending a whole shoot from one browser: whether every photo arrives unchanged, and the server's memory
// growth.
//
//   node --import tsx bench/send-photos.mjs [photos]
//
// Builds the portal if necessary, selects this many JPEGs of about 12 MB (300 by default) in Send Photos in Chromium,
// uploads and sends them, and waits until all are processed. The sandbox stores them in .data/bench.
// Goals: every photo ready, every original byte for byte the same, less than 150 MB of growth. Exits with code 1 when
// one is missed. Linux only.

import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { withClient } from '../scripts/launch/postgres.ts'
import { openBrowser } from './support/browser.mjs'
import { readProgress } from './support/create-delivery.mjs'
import { makeLargePhotos } from './support/large-photos.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { watchMemory } from './support/resident-memory.mjs'
import { signIn } from './support/sign-in.mjs'

const photos = Number(process.argv[2] ?? 300)
const photographer = 'ava@northlight.test'
const growthGoal = 150
const maxPhotoMs = 20_000
/** Sends a few photos first, so that every page and library is loaded before memory is compared. */
const warmUp = 8

const models = await makeLargePhotos()
const folder = mkdtempSync(path.join(tmpdir(), 'northlight-shoot-'))
const portal = await openBenchPortal()
const browser = await openBrowser()
try {
  const cookie = await signIn(portal.url, photographer)
  const files = makeFiles()
  await sendShoot(cookie, files.slice(0, warmUp))
  const memory = watchMemory(portal.serverPid)
  const { deliveryId, ...sent } = await sendShoot(cookie, files)
  report({ ...sent, memory: memory.stop(), changed: await countChanged(deliveryId) })
} finally {
  await browser.close()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Uploads and sends a shoot in a new browser context. */
async function sendShoot(cookie, files) {
  const page = await openSendPhotos(cookie)
  const start = Date.now()
  await page.getByLabel('Full photo files').setInputFiles(files)
  await page
    .getByText(`Uploaded ${files.length}`, { exact: true })
    .waitFor({ timeout: files.length * maxPhotoMs })
  const uploaded = Date.now()
  const deliveryId = await send(page)
  const progress = await waitUntilPrepared(deliveryId)
  await page.context().close()
  return { start, uploaded, progress, deliveryId }
}

async function openSendPhotos(cookie) {
  const context = await browser.newContext()
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name, ...value] = pair.split('=')
      return { name, value: value.join('='), url: portal.url }
    }),
  )
  const page = await context.newPage()
  const [booking] = await query(
    `SELECT b.id FROM bookings b JOIN profiles p ON p.id = b.photographer_id
     WHERE p.email = $1 AND b.status = 'COMPLETED' ORDER BY b.created_at LIMIT 1`,
    [photographer],
  )
  await page.goto(`${portal.url}/photo-delivery?booking_id=${booking.id}`)
  await page.locator('html[data-live="on"]').waitFor()
  return page
}

/** Creates files with different names from the contents of a few photos. */
function makeFiles() {
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

async function send(page) {
  await page.getByLabel('Google Drive link').fill('https://drive.google.com/drive/folders/bench')
  for (const n of [0, 1]) {
    await page.getByRole('button', { name: `Use ${nameOf(n)} as a preview`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Send photos' }).click()
  await page.getByText('Photos sent').waitFor({ timeout: 60_000 })
  const [delivery] = await query('SELECT id FROM media_deliveries ORDER BY uploaded_at DESC LIMIT 1')
  return delivery.id
}

async function waitUntilPrepared(deliveryId) {
  const deadline = Date.now() + photos * maxPhotoMs
  for (;;) {
    const progress = await readProgress(portal.databaseUrl, deliveryId)
    if (progress.waiting === 0 || Date.now() > deadline) return progress
    await sleep(1_000)
  }
}

/** Counts photos whose original differs in size or checksum from the selected file of that name. */
async function countChanged(deliveryId) {
  const stored = await query(
    `SELECT photo.name, file.size_bytes, file.crc32 FROM photos AS photo
     JOIN stored_files AS file ON file.id = photo.original_file_id WHERE photo.delivery_id = $1`,
    [deliveryId],
  )
  const byName = new Map(stored.map((file) => [file.name, `${file.size_bytes} ${file.crc32}`]))
  const wanted = models.map((model) => `${model.length} ${crc32(model)}`)
  return Array.from({ length: photos }).filter((_, n) => byName.get(nameOf(n)) !== wanted[n % wanted.length])
    .length
}

function query(text, values = []) {
  return withClient(portal.databaseUrl, async (client) => (await client.query(text, values)).rows)
}

function report({ start, uploaded, progress, memory, changed }) {
  const growth = Math.round((memory.peak - memory.before) / 1024 / 1024)
  const bytes = models.reduce((sum, model) => sum + model.length, 0) * (photos / models.length)
  const uploadSeconds = (uploaded - start) / 1000
  console.table({
    photos: { value: photos, goal: '' },
    'upload, seconds': { value: uploadSeconds.toFixed(0), goal: '' },
    'upload, MB per second': { value: (bytes / 1e6 / uploadSeconds).toFixed(0), goal: '' },
    'processing after sending, seconds': {
      value: ((progress.lastStoredAt - uploaded) / 1000).toFixed(0),
      goal: '',
    },
    'ready, waiting, broken': {
      value: `${progress.ready}, ${progress.waiting}, ${progress.broken}`,
      goal: `${photos}, 0, 0`,
    },
    'missing or changed originals': { value: changed, goal: 0 },
    'peak memory growth, MB': { value: growth, goal: `under ${growthGoal}` },
  })
  if (progress.ready !== photos || changed > 0 || growth >= growthGoal) process.exitCode = 1
}
