// Measures whether the server's memory stays the same under lasting load, and how much it uses at rest.
//
//   npm run bench -- soak [requests]
//
// Waits for the demo's jobs, then requests every page in turn over 20 connections: 20,000 requests by default, fewer if
// they take longer than eight minutes. Reads the memory after each part without its garbage, because the heap's size
// also depends on when it was last collected. A bare Next.js app gets as many requests for pages of the same size in the
// same run, which shows what of the growth is the framework's. Linux only.

import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from './pages.mjs'
import { measureSize, withBareApp } from './support/bare-app.mjs'
import { openInspector } from './support/inspector.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { loadPage } from './support/load-page.mjs'
import { withPortal } from './support/portal.mjs'
import { residentBytes } from './support/resident-memory.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'

const parts = 20
/** The first parts load every page's code and fill caches and pools. */
const warmUpParts = 5
const connections = 20
/** About as many as a page of the portal has. */
const statements = 8
const timeLimitMs = 8 * 60_000
const restMs = 30_000
const goals = { restMegabytes: 250, heapGrowth: 0.5, memoryGrowth: 2 }

export function run({ words: [requests = 20_000] }) {
  return withPortal((portal) =>
    withBareApp(portal.databaseUrl, 'bare', (bare) =>
      withLoadGenerator((load) => soak(portal, bare, load, Number(requests))),
    ),
  )
}

async function soak(portal, bare, load, requests) {
  // V8 returns the memory of the demo's jobs once it notices that little happens.
  await sleep(restMs)
  const restBefore = megabytes(residentBytes(portal.serverPid))
  const visits = await listVisits(portal.url)
  const equals = await Promise.all(visits.map((visit) => findEqualVisit(portal.url, bare, visit)))
  const [ours, theirs] = [await watch(portal, visits), await watch(bare, equals)]
  const start = performance.now()
  for (let part = 1; part <= parts && performance.now() - start < timeLimitMs; part += 1) {
    for (const watched of [ours, theirs]) await watched.send(load, Math.round(requests / parts))
    console.log(`${describeSample(ours.samples.at(-1))}; bare app ${describeSample(theirs.samples.at(-1))}`)
  }
  for (const watched of [ours, theirs]) watched.close()
  const seconds = Math.round((performance.now() - start) / 1000)
  await sleep(restMs)
  return [
    { what: "memory at rest after the demo's jobs, MB", value: restBefore, goal: goals.restMegabytes },
    { what: `requests to each in ${seconds} s`, value: ours.samples.at(-1).sent },
    {
      what: 'growth of live heap per 1,000 requests, MB',
      value: growthOf(ours, 'heap'),
      goal: goals.heapGrowth,
    },
    { what: "growth of the bare app's live heap, MB", value: growthOf(theirs, 'heap') },
    {
      what: 'growth of resident memory per 1,000 requests, MB',
      value: growthOf(ours, 'resident'),
      goal: goals.memoryGrowth,
    },
    { what: "growth of the bare app's resident memory, MB", value: growthOf(theirs, 'resident') },
    {
      what: 'memory at rest after the requests, MB',
      value: megabytes(residentBytes(portal.serverPid)),
      goal: goals.restMegabytes,
    },
    { what: "the bare app's memory at rest, MB", value: megabytes(residentBytes(bare.serverPid)) },
  ]
}

async function listVisits(url) {
  const cookies = {
    [client]: await signIn(url, client),
    [photographer]: await signIn(url, photographer),
  }
  return pages.map(({ as, path }) => ({ path, cookie: cookies[as] ?? '' }))
}

/** Returns the visit to the bare app's page of the same size. */
async function findEqualVisit(url, bare, { path, cookie }) {
  const size = measureSize(await loadPage(url + path, cookie))
  const { pathname, search } = new URL(await bare.findEqual({ ...size, statements }))
  return { path: pathname + search, cookie: '' }
}

/** Samples a server's memory after each part of the requests. */
async function watch({ url, serverPid, serverLog }, visits) {
  const inspector = await openInspector(serverPid, serverLog)
  const samples = []
  return {
    samples,
    close: () => inspector.close(),
    async send(load, amount) {
      await load.send({ url, requests: visits, connections, amount })
      // Each connection sends its requests in this order, so the next part starts with the pages that are left out now.
      visits.push(...visits.splice(0, Math.ceil(amount / connections) % visits.length))
      const { heapUsed, external, rss } = await inspector.readLiveMemory()
      const sent = (samples.at(-1)?.sent ?? 0) + amount
      samples.push({ sent, heap: megabytes(heapUsed + external), resident: megabytes(rss) })
    },
  }
}

/** Returns the growth in MB per 1,000 requests once everything is loaded. */
function growthOf({ samples }, name) {
  return slopeOf(samples.slice(warmUpParts), name) * 1000
}

/** Returns the slope of the line through the samples, by least squares, in MB per request. */
function slopeOf(samples, name) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [
    mean(samples.map(({ sent }) => sent)),
    mean(samples.map((sample) => sample[name])),
  ]
  const [products, squares] = [
    samples.map((sample) => (sample.sent - middleX) * (sample[name] - middleY)),
    samples.map(({ sent }) => (sent - middleX) ** 2),
  ]
  return mean(products) / mean(squares)
}

function describeSample({ sent, heap, resident }) {
  return `after ${sent} requests: live heap ${heap.toFixed(1)} MB, resident ${resident.toFixed(0)} MB`
}

function megabytes(bytes) {
  return bytes / 1024 / 1024
}
