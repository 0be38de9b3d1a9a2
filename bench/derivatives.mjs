// How fast photos are prepared, against the same work done bare, and what it costs the server process.
//
//   node bench/derivatives.mjs [photos]
//
// Builds the portal when needed, uploads so many JPEGs of about 12 MB (300 unless told) to a studio under .data/bench, has
// them prepared by the jobs in the server process, then makes the same pictures in bare loops of the same concurrency:
// each from the original, and, as the portal does, each from the one above it. The sandbox's storage runs on the same
// processor as the portal; its share is told.
// Goals: 80 % of the faster loop's speed, under 150 MB of growth, nothing lost. One that is missed ends it with exit code 1.

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
/** As many as lib/workflows/start-server.ts runs jobs. */
const concurrency = 4
/** Enough to have every library loaded and every pool filled before memory is compared. */
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
    // Each look is a connection of its own, which must not cost what is measured.
    await sleep(1000)
    progress = await readProgress(portal.databaseUrl, deliveryId)
  } while (progress.waiting > 0 && Date.now() < deadline)
  const seconds = (progress.lastStoredAt - start) / 1000
  const used = processes.map((pid, index) => cpuSeconds(pid) - usedBefore[index])
  return { speed: count / seconds, memory: memory.stop(), used, progress }
}

/** Photos a second, and the processor each of them took. */
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
    'MB of the pictures': { value: sizes, goal: 'about 12' },
    'photos per second, portal': { value: speed.toFixed(2), goal: '' },
    'photos per second, bare, each picture from the original': { value: plain.speed.toFixed(2), goal: '' },
    'of that': { value: (speed / plain.speed).toFixed(2), goal: '' },
    'photos per second, bare, each from the one above': { value: chained.speed.toFixed(2), goal: '' },
    'of this': { value: (speed / chained.speed).toFixed(2), goal: `at least ${goals.ratio}` },
    'processor ms a photo, server': { value: perPhoto(used[0]), goal: '' },
    'processor ms a photo, sandbox': { value: perPhoto(used[1]), goal: '' },
    'processor ms a photo, bare, either way': {
      value: `${perPhoto(plain.used)}, ${perPhoto(chained.used)}`,
      goal: '',
    },
    'MB of growth, at most': { value: growth, goal: `under ${goals.growthMegabytes}` },
    'MB of growth, afterwards': { value: megabytes(memory.after - memory.before), goal: '' },
    'ready, waiting, broken': {
      value: `${progress.ready}, ${progress.waiting}, ${progress.broken}`,
      goal: `${photos}, 0, 0`,
    },
    'pictures made': { value: progress.derivatives, goal: photos * derivativesPerPhoto },
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
