// Shows where a page's server time goes, beside a bare page of the same size in the same run.
//
//   npm run bench -- profile [--quick] [paths...]
//
// Samples both processes' CPU while they answer requests over 20 connections, and adds up each part's own time. It explains
// what `pages` measures: a part that costs the same in both is the framework's.

import { client, photographer, signIn } from './support/sign-in.mjs'
import { measureSize, withBareApp } from './support/bare-app.mjs'
import { openInspector } from './support/inspector.mjs'
import { loadPage } from './support/load-page.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { withPortal } from './support/portal.mjs'
import { addBookings, smallStudio } from './support/seed-studio.mjs'
import { recordStatements } from './support/statements.mjs'

const standard = ['/bookings', '/dashboard', '/invoices', '/admin']
const connections = 20
const warmUp = 200
const forPhotographers = /^\/(admin|clients|settings|photo-delivery|quotes)/

/** Parts of the server by the script and function that was running; the first that fits counts. */
const parts = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['outside JavaScript', ({ functionName }) => functionName === '(program)'],
  ['idle', ({ functionName }) => functionName === '(idle)'],
  ['Prisma, Kysely and pg', ({ url }) => /node_modules\/(@prisma|prisma|kysely|pg|pg-[a-z]+|postgres-[a-z]+)\//.test(url)],
  ['React and Next.js: rendering', ({ url }) => /app-page(-turbo)?\.runtime/.test(url)],
  ['Next.js: the rest', ({ url }) => /node_modules\/next\//.test(url)],
  ['Node.js: sockets, streams, gzip', ({ url }) => /^node:(net|http|_http|zlib|stream|internal\/(streams|http|stream_base|webstreams))/.test(url)],
  ['Node.js: async hooks, promises, timers', ({ url }) => /^node:(internal\/(async|process|timers|promise)|async_hooks|timers)/.test(url)],
  ['Node.js: the rest', ({ url }) => url.startsWith('node:')],
  ['built-in functions', ({ url }) => url === ''],
  ['proxy', ({ url }) => /\/(middleware|edge|proxy)/.test(url)],
  ['pages, components, queries', () => true],
]

export async function run({ words, isQuick }) {
  const amount = isQuick ? 300 : 1500
  return withPortal((portal) =>
    withLoadGenerator((load) =>
      withBareApp(portal.databaseUrl, async (bare) => {
        await addBookings(portal.databaseUrl, smallStudio.bookings)
        const inspectors = {
          own: await openInspector(portal.serverPid, portal.serverLog),
          bare: await openInspector(bare.serverPid, bare.serverLog),
        }
        const rows = []
        for (const path of words.length > 0 ? words : standard) {
          const cookie = await signIn(portal.url, forPhotographers.test(path) ? photographer : client)
          const url = portal.url + path
          const statements = (await recordStatements(portal, () => loadPage(url, cookie))).length
          const size = { ...measureSize(await loadPage(url, cookie)), statements }
          const own = await profile(inspectors.own, load, { url, cookie, amount })
          const baseline = { url: await bare.findEqual(size), cookie: '', amount }
          const equal = await profile(inspectors.bare, load, baseline)
          rows.push(...describe(path, own, equal))
        }
        for (const inspector of Object.values(inspectors)) inspector.close()
        return rows
      }),
    ),
  )
}

/** Returns the milliseconds that each part takes of one request, and the functions that take most. */
async function profile(inspector, load, { amount, ...request }) {
  await load.send({ ...request, connections, amount: warmUp })
  const nodes = await inspector.profile(() => load.send({ ...request, connections, amount }))
  const times = new Map(parts.map(([name]) => [name, 0]))
  const functions = new Map()
  for (const { callFrame, microseconds } of nodes) {
    const [part] = parts.find(([, isPart]) => isPart(callFrame))
    const milliseconds = microseconds / 1000 / amount
    times.set(part, times.get(part) + milliseconds)
    const place = `${callFrame.functionName || '(anonymous)'} ${callFrame.url.split('/').slice(-2).join('/')}:${callFrame.lineNumber}:${callFrame.columnNumber}`
    functions.set(place, (functions.get(place) ?? 0) + milliseconds)
  }
  if (process.env.SHOW) {
    console.log(request.url)
    for (const [place, ms] of [...functions].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.SHOW)))
      console.log(`  ${ms.toFixed(3)}  ${place}`)
  }
  return times
}

function describe(page, own, equal) {
  const rows = parts.map(([what]) => ({ page, what, value: own.get(what), baseline: equal.get(what) }))
  const busy = rows.filter(({ what }) => what !== 'idle')
  const sum = (key) => busy.reduce((total, row) => total + row[key], 0)
  const all = { page, what: 'everything but idle', value: sum('value'), baseline: sum('baseline') }
  for (const row of [...rows, all])
    console.log(`${row.what.padEnd(42)} ${row.value.toFixed(2).padStart(8)} ${row.baseline.toFixed(2).padStart(8)}`)
  return [...rows, all].map((row) => ({ ...row, ratio: row.value / (row.baseline || Number.NaN), what: `${row.what}, ms` }))
}
