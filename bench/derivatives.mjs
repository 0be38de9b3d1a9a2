// Measures how fast photos are processed compared with the same work in a bare loop, and the server's memory growth.
//
//   npm run bench -- derivatives [photos]
//
// Builds the portal if necessary, uploads this many JPEGs of about 12 MB (300 by default) to a studio in .data/bench
// and waits until the server's jobs have processed them. Then makes the same derivatives in bare loops of the same
// concurrency: each from the original, and, as the portal does, each from the next larger one. The sandbox's storage
// shares the CPU with the portal; its share is reported.
// Linux only.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderBaseline, renderChained, renderFromOriginal } from './support/baseline-derivatives.mjs'
import { cpuSeconds } from './support/cpu-time.mjs'
import { createDelivery, readProgress } from './support/create-delivery.mjs'
import { asFile, makeLargePhotos } from './support/large-photos.mjs'
import { withPortal } from './support/portal.mjs'
import { watchMemory } from './support/resident-memory.mjs'
import { photographer, signIn } from './support/sign-in.mjs'
import { uploadPhoto } from './support/upload.mjs'

/** The job concurrency set in lib/workflows/start-worker.ts. */
const concurrency = 4
/** Loads every library and fills every pool before memory is compared. */
const warmUp = 8
const derivativesPerPhoto = 4
const goals = { ratio: 0.8, growthMegabytes: 150 }
const maxPhotoMs = 20_000

export async function run({ words: [photos = 300] }) {
  const models = await makeLargePhotos()
  const select = (count) => Array.from({ length: count }, (_, n) => models[n % models.length])
  const product = await withPortal(async (portal) => {
    const cookie = await signIn(portal.url, photographer)
    await prepare(portal, cookie, select(warmUp))
    return await prepare(portal, cookie, select(Number(photos)))
  })
  const plain = await renderAllBaseline(renderFromOriginal, models, Number(photos))
  const chained = await renderAllBaseline(renderChained, models, Number(photos))
  return describe(Number(photos), { product, plain, chained })
}

async function prepare(portal, cookie, photos) {
  const fileIds = []
  for (const [n, photo] of photos.entries()) {
    fileIds.push(await uploadPhoto(portal.url, cookie, asFile(photo, n)))
  }
  const memory = watchMemory(portal.serverPid)
  const processes = [portal.serverPid, portal.sandboxPid]
  const usedBefore = processes.map(cpuSeconds)
  const start = Date.now()
  const deliveryId = await createDelivery(portal.databaseUrl, fileIds)
  const deadline = start + photos.length * maxPhotoMs
  let progress
  do {
    // Each check opens a connection, which shouldn't affect the measurement.
    await sleep(1000)
    progress = await readProgress(portal.databaseUrl, deliveryId)
  } while (progress.waiting > 0 && Date.now() < deadline)
  const seconds = (progress.lastStoredAt - start) / 1000
  const used = processes.map((pid, index) => cpuSeconds(pid) - usedBefore[index])
  return { speed: photos.length / seconds, memory: memory.stop(), used, progress }
}

/** Returns photos per second and CPU seconds. */
async function renderAllBaseline(renderOne, models, photos) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-bare-'))
  try {
    const paths = models.map((model, index) => {
      const file = path.join(folder, `${index}.jpg`)
      writeFileSync(file, model)
      return file
    })
    const repeated = Array.from({ length: photos }, (_, n) => paths[n % paths.length])
    const before = cpuSeconds(process.pid)
    const seconds = await secondsOf(() => renderBaseline(renderOne, repeated, concurrency))
    return { speed: photos / seconds, used: cpuSeconds(process.pid) - before }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function secondsOf(work) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

function describe(photos, { product, plain, chained }) {
  const { speed, memory, used, progress } = product
  const cpuMs = (seconds) => (seconds / photos) * 1000
  return [
    {
      what: 'photos per second, compared with a bare loop from the next larger size',
      value: speed,
      baseline: chained.speed,
      ratio: speed / chained.speed,
      goal: goals.ratio,
      isFloor: true,
    },
    {
      what: 'photos per second, compared with a bare loop from the original',
      value: speed,
      baseline: plain.speed,
      ratio: speed / plain.speed,
    },
    { what: 'CPU ms per photo, server', value: cpuMs(used[0]) },
    { what: 'CPU ms per photo, sandbox', value: cpuMs(used[1]) },
    { what: 'CPU ms per photo, bare loop from the next larger size', value: cpuMs(chained.used) },
    { what: 'CPU ms per photo, bare loop from the original', value: cpuMs(plain.used) },
    {
      what: 'peak memory growth, MB',
      value: megabytes(memory.peak - memory.before),
      goal: goals.growthMegabytes,
    },
    { what: 'memory growth afterwards, MB', value: megabytes(memory.after - memory.before) },
    { what: 'photos that are not ready', value: photos - progress.ready, goal: 0 },
    { what: 'missing derivatives', value: photos * derivativesPerPhoto - progress.derivatives, goal: 0 },
    { what: 'originals without a checksum', value: progress.unchecked, goal: 0 },
  ]
}

function megabytes(bytes) {
  return Math.round(bytes / 1024 / 1024)
}
