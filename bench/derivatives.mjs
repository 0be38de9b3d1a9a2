// Measures how fast photos are processed compared with the same work in a bare loop, and the server's memory growth.
//
//   node --import tsx bench/derivatives.mjs [photos]
//
// Builds the portal if necessary, uploads this many JPEGs of about 12 MB (300 by default) to a studio in .data/bench
// and waits until the server's jobs have processed them. Then makes the same derivatives in bare loops of the same
// concurrency: each from the original, and, as the portal does, each from the next larger one. The sandbox's storage
// shares the CPU with the portal; its share is reported.
// Goals: at least 80% of the faster loop's speed, less than 150 MB of growth, no photo lost. Exits with code 1 when one
// is missed. Linux only.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderBaseline, renderChained, renderFromOriginal } from './support/baseline-derivatives.mjs'
import { cpuSeconds } from './support/cpu-time.mjs'
import { createDelivery, readProgress } from './support/create-delivery.mjs'
import { asFile, makeLargePhotos } from './support/large-photos.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { watchMemory } from './support/resident-memory.mjs'
import { signIn } from './support/sign-in.mjs'
import { uploadPhoto } from './support/upload.mjs'

const photos = Number(process.argv[2] ?? 300)
/** The job concurrency set in lib/workflows/start-server.ts. */
const concurrency = 4
/** Loads every library and fills every pool before memory is compared. */
const warmUp = 8
const derivativesPerPhoto = 4
const goals = { ratio: 0.8, growthMegabytes: 150 }
const maxPhotoMs = 20_000

const models = await makeLargePhotos()
const portal = await openBenchPortal()
let product
try {
  const cookie = await signIn(portal.url, 'ava@northlight.test')
  await prepare(cookie, warmUp)
  product = await prepare(cookie, photos)
} finally {
  await portal.stop()
}
const plain = await renderAllBaseline(renderFromOriginal)
const chained = await renderAllBaseline(renderChained)
report()

async function prepare(cookie, count) {
  const fileIds = []
  for (let n = 0; n < count; n += 1) {
    fileIds.push(await uploadPhoto(portal.url, cookie, asFile(models[n % models.length], n)))
  }
  const memory = watchMemory(portal.serverPid)
  const processes = [portal.serverPid, portal.sandboxPid]
  const usedBefore = processes.map(cpuSeconds)
  const start = Date.now()
  const deliveryId = await createDelivery(portal.databaseUrl, fileIds)
  const deadline = start + count * maxPhotoMs
  let progress
  do {
    // Each check opens a connection, which shouldn't affect the measurement.
    await sleep(1000)
    progress = await readProgress(portal.databaseUrl, deliveryId)
  } while (progress.waiting > 0 && Date.now() < deadline)
  const seconds = (progress.lastStoredAt - start) / 1000
  const used = processes.map((pid, index) => cpuSeconds(pid) - usedBefore[index])
  return { speed: count / seconds, memory: memory.stop(), used, progress }
}

/** Returns photos per second and CPU seconds. */
async function renderAllBaseline(renderOne) {
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

function report() {
  const { speed, memory, used, progress } = product
  const growth = megabytes(memory.peak - memory.before)
  const isWhole =
    progress.ready === photos &&
    progress.derivatives === photos * derivativesPerPhoto &&
    progress.unchecked === 0
  const sizes = models.map((model) => megabytes(model.length)).join(', ')
  console.table({
    photos: { value: photos, goal: '' },
    'MB per photo': { value: sizes, goal: 'about 12' },
    'photos per second, portal': { value: speed.toFixed(2), goal: '' },
    'photos per second, bare loop from the original': { value: plain.speed.toFixed(2), goal: '' },
    'portal, compared with that': { value: (speed / plain.speed).toFixed(2), goal: '' },
    'photos per second, bare loop from the next larger size': { value: chained.speed.toFixed(2), goal: '' },
    'portal, compared with this': {
      value: (speed / chained.speed).toFixed(2),
      goal: `at least ${goals.ratio}`,
    },
    'CPU ms per photo, server': { value: perPhoto(used[0]), goal: '' },
    'CPU ms per photo, sandbox': { value: perPhoto(used[1]), goal: '' },
    'CPU ms per photo, bare loops': {
      value: `${perPhoto(plain.used)}, ${perPhoto(chained.used)}`,
      goal: '',
    },
    'peak memory growth, MB': { value: growth, goal: `under ${goals.growthMegabytes}` },
    'memory growth afterwards, MB': { value: megabytes(memory.after - memory.before), goal: '' },
    'ready, waiting, broken': {
      value: `${progress.ready}, ${progress.waiting}, ${progress.broken}`,
      goal: `${photos}, 0, 0`,
    },
    derivatives: { value: progress.derivatives, goal: photos * derivativesPerPhoto },
    'originals without a checksum': { value: progress.unchecked, goal: 0 },
  })
  if (speed / chained.speed < goals.ratio || growth >= goals.growthMegabytes || !isWhole) process.exitCode = 1
}

function perPhoto(seconds) {
  return Math.round((seconds / photos) * 1000)
}

function megabytes(bytes) {
  return Math.round(bytes / 1024 / 1024)
}
