// Moves a whole studio from another tool in one browser, while the server is killed once and the tab is closed once.
//
//   npm run bench -- import [clients galleries photos]
//
// Makes a CSV file of 400 clients and a folder of 300 galleries with 9,000 JPEGs by default, or as many as given. Imports
// both through the pages that a studio uses. The server is killed after a third of the galleries and started again; after
// two thirds the tab is closed, and the same folder is chosen in another one. Then waits until every photo is processed, and
// runs the doctor. The sandbox stores the files in .data/bench. Linux only.

import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../scripts/launch/postgres.ts'
import { openContext, withBrowser } from './support/browser.mjs'
import { makePastStudio } from './support/past-studio.mjs'
import { withPortal } from './support/portal.mjs'
import { watchMemory } from './support/resident-memory.mjs'
import { photographer, signIn } from './support/sign-in.mjs'
import { median } from './support/statistics.mjs'

const goals = { growthMegabytes: 150, pageMs: 300 }
/** How long the server is away. */
const outageMs = 5_000
const maxPhotoMs = 2_000
const pageVisits = 7

export async function run({ words: [clients = 400, galleries = 300, photos = 9_000] }) {
  const size = { clients: Number(clients), galleries: Number(galleries), photos: Number(photos) }
  const studio = await makePastStudio(size)
  return await withPortal((portal) =>
    withBrowser(async (browser) => {
      const cookie = await signIn(portal.url, photographer)
      const openPage = async (path) => {
        const context = await openContext(browser, portal.url, cookie, {
          viewport: { width: 1440, height: 900 },
        })
        const page = await context.newPage()
        page.on('dialog', (dialog) => void dialog.accept())
        await page.addInitScript(recordLongTasks)
        await page.goto(`${portal.url}${path}`)
        await page.locator('html[data-live="on"]').waitFor()
        return page
      }
      const people = await importClients(openPage, studio, size)
      const moved = await importGalleries(portal, openPage, studio, size)
      const totals = await countTotals(portal.databaseUrl)
      const pages = await timePages(portal.url, cookie)
      const doctor = await portal.examine()
      return [
        ...people,
        ...moved,
        ...checkTotals(totals, size),
        ...pages,
        { what: "the doctor's exit code", value: doctor, goal: 0 },
      ]
    }),
  )
}

async function importClients(openPage, { clientsFile }, { clients }) {
  const page = await openPage('/clients/import')
  const start = Date.now()
  await page.getByLabel('CSV file').setInputFiles(clientsFile)
  await page.getByRole('button', { name: `Import ${clients} clients` }).click()
  await page.getByText(`${clients} clients · `).first().waitFor({ timeout: 120_000 })
  const seconds = (Date.now() - start) / 1000
  await page.context().close()
  return [{ what: 'clients, seconds', value: seconds }]
}

/** Imports all galleries, through a killed server and a closed tab. */
async function importGalleries(portal, openPage, { galleriesFolder, bytes }, { galleries, photos }) {
  const maxMs = photos * maxPhotoMs
  const untilImported = async (count) => {
    const deadline = Date.now() + maxMs
    while ((await readProgress(portal.databaseUrl)).galleries < count) {
      if (Date.now() > deadline) throw new Error(`${count} galleries weren't imported in ${maxMs / 1000} s.`)
      await sleep(500)
    }
  }
  let page = await openPage('/clients/import/shoots')
  const start = Date.now()
  const checkSeconds = await chooseFolder(page, galleriesFolder)
  let memory = watchMemory(portal.serverPid)
  await startImport(page)

  await untilImported(Math.floor(galleries / 3))
  const growth = [memory.stop()]
  await portal.killServer()
  const before = await readProgress(portal.databaseUrl)
  await sleep(outageMs)
  const pid = await portal.serveAgain()
  const servedAt = Date.now()
  await untilImported(before.galleries + 1)
  const resumeSeconds = (Date.now() - servedAt) / 1000
  // Once the new server has loaded its code and connections.
  memory = watchMemory(pid)

  await untilImported(Math.floor((galleries * 2) / 3))
  const longTasks = [await page.evaluate(() => window.slowTaskMs)]
  await page.context().close()
  page = await openPage('/clients/import/shoots')
  const secondCheckSeconds = await chooseFolder(page, galleriesFolder)
  await startImport(page)
  await page.getByRole('button', { name: 'Done' }).waitFor({ timeout: maxMs })
  const importSeconds = (Date.now() - start) / 1000
  longTasks.push(await page.evaluate(() => window.slowTaskMs))
  await page.context().close()

  const processingSeconds = await waitUntilPrepared(portal.databaseUrl, maxMs)
  growth.push(memory.stop())
  const megabytes = growth.map(({ before: least, peak }) => (peak - least) / 1024 / 1024)
  return [
    { what: 'size of the photos, MB', value: bytes / 1e6 },
    { what: 'folder chosen until its rows are checked, seconds', value: checkSeconds },
    { what: 'after the tab was closed, seconds', value: secondCheckSeconds },
    { what: 'galleries and photos, outages included, seconds', value: importSeconds },
    { what: 'photos per second', value: photos / importSeconds },
    { what: 'next gallery after the server is back, seconds', value: resumeSeconds },
    { what: 'processing after that, seconds', value: processingSeconds },
    { what: "longest task of the browser's page, ms", value: Math.max(...longTasks) },
    {
      what: 'growth of memory until the server was killed, MB',
      value: megabytes[0],
      goal: goals.growthMegabytes,
    },
    { what: 'growth of memory of the next server, MB', value: megabytes[1], goal: goals.growthMegabytes },
  ]
}

/** Returns after how many seconds the page says what the folder makes. */
async function chooseFolder(page, folder) {
  const start = Date.now()
  await page.getByLabel('Folder of galleries').setInputFiles(folder)
  await importButton(page).waitFor({ timeout: 120_000 })
  return (Date.now() - start) / 1000
}

function startImport(page) {
  return importButton(page).click()
}

function importButton(page) {
  return page.getByRole('button', { name: /^Import [\d,]+ galler/ })
}

async function waitUntilPrepared(databaseUrl, maxMs) {
  const start = Date.now()
  while ((await readProgress(databaseUrl)).waiting > 0 && Date.now() < start + maxMs) await sleep(1_000)
  return (Date.now() - start) / 1000
}

async function readProgress(databaseUrl) {
  return (await query(databaseUrl, progress))[0]
}

async function countTotals(databaseUrl) {
  return (await query(databaseUrl, totals))[0]
}

function checkTotals(found, { galleries, photos }) {
  return [
    { what: 'galleries missing or twice', value: Math.abs(galleries - found.galleries), goal: 0 },
    {
      what: 'photos missing or twice',
      value: Math.abs(photos - found.names) + Math.abs(photos - found.photos),
      goal: 0,
    },
    { what: 'photos that are not ready', value: photos - found.ready, goal: 0 },
    { what: 'photos uploaded again', value: found.unused },
    { what: 'emails to the clients', value: found.emails, goal: 0 },
  ]
}

/** Times the pages that list what was imported. */
async function timePages(portalUrl, cookie) {
  const rows = []
  for (const path of [
    '/clients',
    '/clients/import/shoots',
    '/bookings',
    '/photo-delivery',
    '/photo-gallery',
  ]) {
    const times = []
    for (let visit = 0; visit < pageVisits; visit += 1) {
      const start = performance.now()
      const response = await fetch(`${portalUrl}${path}`, { headers: { cookie } })
      await response.text()
      times.push(performance.now() - start)
    }
    rows.push({ page: path, what: 'median, ms', value: median(times), goal: goals.pageMs })
  }
  return rows
}

function query(databaseUrl, text) {
  return withClient(databaseUrl, async (client) => (await client.query(text)).rows)
}

/** Runs in the page. */
function recordLongTasks() {
  window.slowTaskMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowTaskMs = Math.max(window.slowTaskMs, duration)
  }).observe({ type: 'longtask', buffered: true })
}

const progress = `
  SELECT (SELECT count(*) FROM bookings WHERE imported_at IS NOT NULL)::int AS galleries,
    (SELECT count(*) FROM photos WHERE state = 'WAITING')::int AS waiting`

const totals = `
  SELECT count(DISTINCT booking.id)::int AS galleries, count(*)::int AS photos,
    count(DISTINCT photo.name)::int AS names, count(*) FILTER (WHERE photo.state = 'READY')::int AS ready,
    (SELECT count(*) FROM stored_files AS file WHERE file.purpose = 'PHOTO_ORIGINAL' AND file.name LIKE 'IMG\\_%'
      AND NOT EXISTS (SELECT FROM photos WHERE original_file_id = file.id))::int AS unused,
    (SELECT count(*) FROM outbox_messages WHERE recipient LIKE '%@past-studio.test')::int AS emails
  FROM bookings AS booking
  JOIN media_deliveries AS delivery ON delivery.booking_id = booking.id
  JOIN photos AS photo ON photo.delivery_id = delivery.id
  WHERE booking.imported_at IS NOT NULL`
