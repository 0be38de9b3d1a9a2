// Measures what every page costs, compared with a bare page of the same size in the same run.
//
//   npm run bench -- pages [--quick] [--framed] [--json file] [words of paths...]
//
// Starts a portal of its own and a bare Next.js app on the same Postgres. For each page, the bare app renders one with
// as many elements and statements and about as many bytes. Rounds alternate between the two, so that other load on the
// machine affects both: requests from 20 connections, then from one. With 100 bookings, then with 100,000. With `--framed`, the
// bare page is inside of a frame like the portal's, without its content: what the framework takes for one. With 100 bookings only.

import { measureSize, withBareApp } from './support/bare-app.mjs'
import { cpuSeconds } from './support/cpu-time.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { loadPage } from './support/load-page.mjs'
import { isBusy, watchMachine } from './support/machine.mjs'
import { withPortal } from './support/portal.mjs'
import { addBookings, largeStudio, seedStudio, smallStudio } from './support/seed-studio.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'
import { median, percentile, spread } from './support/statistics.mjs'

const visitor = ''
export const pages = [
  ...[
    '/dashboard',
    '/bookings',
    '/bookings?page=2',
    '/invoices',
    '/photo-gallery',
    '/book',
    '/book?step=calendar&services=photo_shoot',
    '/admin-messages',
    '/notifications',
  ].map((path) => ({ as: client, path })),
  ...[
    '/dashboard',
    '/admin',
    '/admin?tab=bookings',
    '/admin?tab=bookings&show=completed',
    '/admin?tab=analytics',
    '/admin-portfolio',
    '/photo-delivery',
    '/invoices',
    '/quotes',
    '/clients',
    '/clients?sort=name&page=250',
    '/clients?sort=balance',
    '/clients?search=person',
    '/settings/services',
  ].map((path) => ({ as: photographer, path })),
  { as: visitor, path: '/portfolio', isCached: true },
  { as: visitor, path: '/api/health' },
]
const quickPages = /^(\/dashboard|\/bookings|\/admin\?tab=bookings|\/portfolio|\/api\/health)$/

const connections = 20
const alone = 30
/** Until then V8 still compiles what a page runs; the bare page's code is compiled once for all sizes. */
const warmUp = 300
const [fewest, most] = [60, 5000]
/** What a round measures, and how much more or less than the bare page's a page's may be. */
const metrics = {
  'requests/s': { goal: 0.6, isFloor: true },
  'p50 ms': {},
  'p95 ms': { goal: 2 },
  'alone ms': { goal: 1.7 },
  // One process is limited by its CPU time, so this is the rate's goal without the machine's noise.
  'CPU ms': { goal: 1 / 0.6 },
}
/** The public portfolio should take a tenth of the time that it took when every request rendered it. */
const cachedMetrics = { 'requests/s': { goal: 5, isFloor: true } }
const firstByte = { goal: 5, requests: 50 }
/** By which fraction the baseline's rounds may differ. */
const maxSpread = 0.2

export async function run({ words, isQuick, isFramed }) {
  const chosen = pages.filter(
    ({ as, path }) =>
      // Those for visitors have no frame.
      (!isFramed || as !== visitor) &&
      (words.length === 0 || words.some((word) => path.includes(word))) &&
      (!isQuick || quickPages.test(path)),
  )
  const effort = isQuick ? { rounds: 2, seconds: 1 } : { rounds: 3, seconds: 3 }
  return withPortal((portal) =>
    withLoadGenerator((load) =>
      withBareApp(portal.databaseUrl, isFramed ? 'framed' : 'bare', async (bare) => {
        const bench = { portal, bare, load, chosen, ...effort }
        await addBookings(portal.databaseUrl, smallStudio.bookings)
        const small = await measureStudio(bench, smallStudio.bookings)
        if (isQuick || isFramed) return small
        await seedStudio(portal.databaseUrl)
        return [...small, ...(await measureStudio(bench, largeStudio.bookings))]
      }),
    ),
  )
}

async function measureStudio(bench, bookings) {
  const cookies = { [visitor]: '' }
  for (const email of [client, photographer]) cookies[email] = await signIn(bench.portal.url, email)
  const rows = []
  for (const { as, path, isCached } of bench.chosen) {
    console.log(`  ${path} ${as} with ${bookings} bookings`)
    const labels = { page: path, as: as.split('@')[0], bookings }
    const measured = await measurePage(bench, path, cookies[as], isCached)
    rows.push(...measured.map((row) => ({ ...labels, ...row })))
  }
  return rows
}

async function measurePage({ portal, bare, load, rounds, seconds }, path, cookie, isCached) {
  const url = portal.url + path
  const recorded = await recordStatements(portal, () => loadPage(url, cookie))
  const slowest = Math.max(0, ...recorded.map(({ milliseconds }) => milliseconds))
  const size = { ...measureSize(await loadPage(url, cookie)), statements: recorded.length, slowest }
  const targets = [
    { url, cookie, pid: portal.serverPid },
    { url: await bare.findEqual(size), cookie: '', pid: bare.serverPid },
  ]
  for (const target of targets) {
    const { seconds: taken } = await load.send({ ...target, connections, amount: warmUp })
    target.amount = Math.round(Math.min(most, Math.max(fewest, (warmUp / taken) * seconds)))
  }
  const machine = watchMachine()
  const own = []
  const equal = []
  for (let round = 0; round < rounds; round += 1) {
    own.push(await measureRound(load, targets[0]))
    equal.push(await measureRound(load, targets[1]))
  }
  const noise = machine.stop()
  const compared = Object.entries(metrics).map(([what, goal]) => {
    const baselines = equal.map((round) => round[what])
    return {
      what,
      value: median(own.map((round) => round[what])),
      baseline: median(baselines),
      ratio: median(own.map((round, index) => round[what] / baselines[index])),
      ...(isCached ? cachedMetrics[what] : goal),
      // Others' processes slow requests down, but hardly add to the CPU time that they take.
      isNoisy: spread(baselines) > maxSpread || (what !== 'CPU ms' && isBusy(noise)),
      size,
      noise,
    }
  })
  if (!isCached) return compared
  const value = await measureFirstByte(url)
  return [...compared, { what: 'first byte, ms', value, goal: firstByte.goal, isNoisy: isBusy(noise) }]
}

async function measureFirstByte(url) {
  const times = []
  for (let n = 0; n < firstByte.requests; n += 1) {
    const start = performance.now()
    const response = await fetch(url)
    const reader = response.body.getReader()
    await reader.read()
    times.push(performance.now() - start)
    await reader.cancel()
  }
  return median(times)
}

async function measureRound(load, { pid, amount, ...request }) {
  const before = cpuSeconds(pid)
  const many = await load.send({ ...request, connections, amount })
  const used = cpuSeconds(pid) - before
  const one = await load.send({ ...request, connections: 1, amount: alone })
  return {
    'requests/s': amount / many.seconds,
    'p50 ms': median(many.times),
    'p95 ms': percentile(many.times, 0.95),
    'alone ms': median(one.times),
    'CPU ms': (used * 1000) / amount,
  }
}
