// Measures what the contact sheet of Send Photos finds in the browser before anything is sent, and how long the page takes for it.
//
//   npm run bench -- sorting [photos]
//
// Builds the portal if necessary. First selects a shoot whose every frame is known (brackets, near-duplicates, soft, black, white,
// tilted and level ones, and RAW files with a JPEG) and counts by kind what the sheet finds, misses, and says wrongly. Then selects
// this many JPEGs of 24 megapixels and about 12 MB (500 by default), uploading at the pace of a good line, and waits until all are
// checked.

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { withBrowser } from './support/browser.mjs'
import { makeKnownFrames } from './support/known-frames.mjs'
import { makeLargePhotos } from './support/large-photos.mjs'
import { openSendPhotos } from './support/open-send-photos.mjs'
import { withPortal } from './support/portal.mjs'

const goals = { seconds: 90, taskMs: 100 }
const uploadMegabits = 20
const maxPhotoMs = 2_000
const checking = 'Checking the photos…'
/** What the sheet writes on tiles, apart from the cover and the preview. */
const marks = ['Tilted', 'Like', 'Soft', 'Dark', 'White', 'With RAW', '3 exposures', '5 exposures', 'behind']

export async function run({ words: [photos = 500] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-sorting-'))
  try {
    mkdirSync(path.join(folder, 'known'))
    const known = await makeKnownFrames(path.join(folder, 'known'))
    const files = await makeLargeFiles(folder, Number(photos))
    return await withPortal((portal) =>
      withBrowser(async (browser) => [
        ...(await measureFindings(portal, browser, known)),
        ...(await measureTime(portal, browser, files)),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureFindings(portal, browser, { files, expected, rooms }) {
  const page = await openSendPhotos(portal, browser)
  await selectFiles(page, files)
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[data-photo-index]')].map((tile) => tile.getAttribute('aria-label') ?? ''),
  )
  const headings = page.getByRole('group', { name: 'Contact sheet' }).getByRole('heading')
  // The photos move to their groups a little after they're checked.
  await headings
    .nth(1)
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
  await sleep(2_000)
  const sections = await headings.count()
  await page.context().close()
  const found = new Map(shown.map((label) => [/^\d+ (\S+\.\w+)/.exec(label)?.[1], findMark(label)]))
  const rows = marks.map((mark) =>
    describe(
      mark,
      files.map((file) => path.basename(file)),
      { expected, found },
    ),
  )
  return [
    { what: 'known frames', value: files.length },
    ...rows.flat(),
    { what: `groups cut at pauses, of ${rooms} rooms`, value: sections },
    { what: 'groups too few or too many', value: Math.abs(rooms - sections), goal: 0 },
  ]
}

/** A frame without a tile is behind another. */
function describe(mark, names, { expected, found }) {
  const isFound = (name) => (found.get(name) ?? 'behind') === mark
  const isExpected = (name) => expected.get(name) === mark
  const wrong = names.filter((name) => isFound(name) && !isExpected(name))
  const missed = names.filter((name) => !isFound(name) && isExpected(name))
  for (const name of [...wrong, ...missed])
    console.log(
      `${name}: expected ${expected.get(name) || 'nothing'}, found ${(found.get(name) ?? 'behind') || 'nothing'}`,
    )
  return [
    { what: `${mark}: found`, value: names.filter((name) => isFound(name) && isExpected(name)).length },
    { what: `${mark}: missed`, value: missed.length },
    { what: `${mark}: wrong`, value: wrong.length, goal: 0 },
  ]
}

function findMark(label) {
  const notes = label
    .replace(/\. Options$/, '')
    .split(', ')
    .slice(1)
  return marks.find((mark) => notes.some((note) => note.startsWith(mark))) ?? ''
}

async function measureTime(portal, browser, files) {
  const page = await openSendPhotos(portal, browser, 1)
  await limitUploads(page)
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const seconds = await selectFiles(page, files)
  const tasks = await page.evaluate(() => window.longTasks)
  const tiles = await page.locator('[data-photo-index]').count()
  await page.context().close()
  return [
    { what: `${files.length} photos of 24 megapixels checked, seconds`, value: seconds, goal: goals.seconds },
    { what: 'longest task of the page, ms', value: Math.max(0, ...tasks), goal: goals.taskMs },
    { what: 'tasks above 50 ms', value: tasks.length },
    { what: 'photos in the sheet', value: tiles },
  ]
}

/** Returns the seconds until all are checked. Looks four times a second: more often would keep the page busy. */
async function selectFiles(page, files) {
  const start = Date.now()
  await page.getByLabel('Full photo files').setInputFiles(files)
  await waitUntil(() => page.evaluate(isShown, checking))
  await waitUntil(async () => !(await page.evaluate(isShown, checking)))
  return (Date.now() - start) / 1000

  async function waitUntil(isDone) {
    const deadline = start + files.length * maxPhotoMs
    while (!(await isDone())) {
      if (Date.now() > deadline) throw new Error(`${files.length} photos weren't checked in time`)
      await sleep(250)
    }
  }
}

/** Runs in the page. */
function isShown(text) {
  return [...document.querySelectorAll('p')].some((each) => each.textContent === text)
}

async function limitUploads(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: (uploadMegabits * 1e6) / 8,
  })
}

/** Creates files of different names, dates, sizes and capture times from a few photos. */
async function makeLargeFiles(folder, photos) {
  const models = await makeLargePhotos()
  return await Promise.all(
    Array.from({ length: photos }, async (_, n) => {
      const model = models[n % models.length]
      const file = path.join(folder, `DSC_${String(n + 1).padStart(4, '0')}.jpg`)
      // Bytes after the end of a JPEG are ignored.
      writeFileSync(
        file,
        Buffer.concat([startOfImage, await makeExif(n), model.subarray(2), Buffer.alloc(n)]),
      )
      utimesSync(file, n, n)
      return file
    }),
  )
}

const startOfImage = Buffer.from([0xff, 0xd8])

/** Returns the segment with the time of a photo: ten in a room, 30 seconds apart. */
async function makeExif(n) {
  const seconds = n * 30 + Math.floor(n / 10) * 300
  const time = new Date(Date.UTC(2026, 4, 28, 9, 0, seconds)).toISOString().slice(0, 19)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  const DateTimeOriginal = time.replace('T', ' ').replaceAll('-', ':')
  const jpeg = await picture.withExif({ IFD2: { DateTimeOriginal } }).jpeg().toBuffer()
  const start = jpeg.indexOf(Buffer.from([0xff, 0xe1]))
  return jpeg.subarray(start, start + 2 + jpeg.readUInt16BE(start + 2))
}
