// Measures whether the server's memory stays the same under lasting load, and how much it uses at rest.
//
//   npm run bench -- soak [requests]
//
// Waits for the demo's jobs, then requests every page in turn over 20 connections: 20,000 requests by default, fewer if
// they take longer than eight minutes. Reads the memory after each part without its garbage, because the heap's size
// also depends on when it was last collected. Linux only.

import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from './pages.mjs'
import { openInspector } from './support/inspector.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { withPortal } from './support/portal.mjs'
import { residentBytes } from './support/resident-memory.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'

const parts = 20
/** The first parts load every page's code and fill caches and pools. */
const warmUpParts = 5
const connections = 20
const timeLimitMs = 8 * 60_000
const restMs = 30_000
const goals = { restMegabytes: 250, heapGrowth: 0.5, memoryGrowth: 2 }

export function run({ words: [requests = 20_000] }) {
  return withPortal((portal) => withLoadGenerator((load) => soak(portal, load, Number(requests))))
}

async function soak(portal, load, requests) {
  const restBefore = megabytes(residentBytes(portal.serverPid))
  const cookies = {
    [client]: await signIn(portal.url, client),
    [photographer]: await signIn(portal.url, photographer),
  }
  const visits = pages.map(({ as, path }) => ({ path, cookie: cookies[as] ?? '' }))
  const inspector = await openInspector(portal.serverPid, portal.serverLog)
  const samples = []
  const start = performance.now()
  for (let part = 1; part <= parts && performance.now() - start < timeLimitMs; part += 1) {
    const amount = Math.round(requests / parts)
    await load.send({ url: portal.url, requests: visits, connections, amount })
    // Each connection sends its requests in this order, so the next part starts with the pages that are left out now.
    visits.push(...visits.splice(0, Math.ceil(amount / connections) % visits.length))
    const { heapUsed, external, rss } = await inspector.readLiveMemory()
    samples.push({ sent: part * amount, heap: megabytes(heapUsed + external), resident: megabytes(rss) })
    console.log(describeSample(samples.at(-1)))
  }
  inspector.close()
  await sleep(restMs)
  const steady = samples.slice(warmUpParts)
  return [
    { what: "memory at rest after the demo's jobs, MB", value: restBefore, goal: goals.restMegabytes },
    {
      what: `requests in ${Math.round((performance.now() - start - restMs) / 1000)} s`,
      value: samples.at(-1).sent,
    },
    {
      what: 'growth of live heap per 1,000 requests, MB',
      value: slopeOf(steady, 'heap') * 1000,
      goal: goals.heapGrowth,
    },
    {
      what: 'growth of resident memory per 1,000 requests, MB',
      value: slopeOf(steady, 'resident') * 1000,
      goal: goals.memoryGrowth,
    },
    {
      what: 'memory at rest after the requests, MB',
      value: megabytes(residentBytes(portal.serverPid)),
      goal: goals.restMegabytes,
    },
  ]
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
  return `  after ${sent} requests: live heap ${heap.toFixed(1)} MB, resident ${resident.toFixed(0)} MB`
}

function megabytes(bytes) {
  return bytes / 1024 / 1024
}
