// Shows where a page's server time goes, beside a bare page of the same size in the same run.
//
//   npm run bench -- profile [--quick] [paths...]
//
// Samples the CPU of both processes while they respond to requests from 20 connections, and adds up the own time of each
// part. It explains what `pages` measures: what costs the same in both is the framework's.

import { measureSize, withBareApp } from './support/bare-app.mjs'
import { openInspector } from './support/inspector.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { loadPage } from './support/load-page.mjs'
import { withPortal } from './support/portal.mjs'
import { addBookings, smallStudio } from './support/seed-studio.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'

const standard = ['/bookings', '/dashboard', '/invoices', '/admin']
const forPhotographers = /^\/(admin|clients|settings|photo-delivery|quotes)(?!-messages)/
const connections = 20
const warmUp = 200
const maxFunctions = 12

/** The parts by the function that was running and its script; the first that fits counts. */
const parts = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['outside JavaScript', ({ functionName }) => functionName === '(program)'],
  ['idle', ({ functionName }) => functionName === '(idle)'],
  ['Prisma, Kysely and pg', ({ url }) => /node_modules\/(@?prisma|kysely|pg|postgres)[-\w]*\//.test(url)],
  ['React and Next.js: rendering', ({ url }) => /app-page[-\w]*\.runtime/.test(url)],
  ['Next.js: the rest', ({ url }) => url.includes('node_modules/next/')],
  [
    'Node.js: sockets, streams, gzip',
    ({ url }) => /^node:(_?(net|http|zlib|stream)|internal\/(stream|http|webstream))/.test(url),
  ],
  [
    'Node.js: promises, timers',
    ({ url }) => /^node:(async|timer|internal\/(async|process|timer|promise))/.test(url),
  ],
  ['Node.js: the rest', ({ url }) => url.startsWith('node:')],
  ['built-in functions', ({ url }) => url === ''],
  ['pages, components, queries, proxy', () => true],
]

export async function run({ words, isQuick }) {
  const amount = isQuick ? 300 : 1500
  return withPortal((portal) =>
    withLoadGenerator((load) =>
      withBareApp(portal.databaseUrl, 'bare', async (bare) => {
        await addBookings(portal.databaseUrl, smallStudio.bookings)
        const profilers = {
          own: await openInspector(portal.serverPid, portal.serverLog),
          bare: await openInspector(bare.serverPid, bare.serverLog),
        }
        const rows = []
        for (const path of words.length > 0 ? words : standard) {
          const url = portal.url + path
          const cookie = await signIn(portal.url, forPhotographers.test(path) ? photographer : client)
          const statements = (await recordStatements(portal, () => loadPage(url, cookie))).length
          const equal = await bare.findEqual({ ...measureSize(await loadPage(url, cookie)), statements })
          const own = await profile(profilers.own, load, { url, cookie, amount })
          const baseline = await profile(profilers.bare, load, { url: equal, cookie: '', amount })
          console.log(`Functions of ${path} that take the most time themselves, ms:`)
          console.table(own.functions)
          rows.push(...compare(path, own.times, baseline.times))
        }
        for (const profiler of Object.values(profilers)) profiler.close()
        return rows
      }),
    ),
  )
}

/** Returns the milliseconds that each part takes of one request, and the functions that take the most. */
async function profile(profiler, load, { amount, ...request }) {
  await load.send({ ...request, connections, amount: warmUp })
  const functions = await profiler.profile(() => load.send({ ...request, connections, amount }))
  const times = new Map(parts.map(([name]) => [name, 0]))
  const own = new Map()
  for (const { callFrame, microseconds } of functions) {
    const milliseconds = microseconds / 1000 / amount
    const [part] = parts.find(([, isPart]) => isPart(callFrame))
    times.set(part, times.get(part) + milliseconds)
    const name = nameOf(callFrame)
    own.set(name, (own.get(name) ?? 0) + milliseconds)
  }
  const most = [...own].sort(([, one], [, other]) => other - one).slice(0, maxFunctions)
  return {
    times,
    functions: Object.fromEntries(
      most.map(([name, milliseconds]) => [name, Number(milliseconds.toFixed(2))]),
    ),
  }
}

function nameOf({ functionName, url, lineNumber, columnNumber }) {
  const file = url.split('/').slice(-2).join('/')
  return `${functionName || '(anonymous)'} ${file && `${file}:${lineNumber + 1}:${columnNumber + 1}`}`.trim()
}

function compare(page, own, bare) {
  const rows = [...own].map(([what, value]) => ({ what, value, baseline: bare.get(what) }))
  const busy = rows.filter(({ what }) => what !== 'idle')
  const total = (name) => busy.reduce((sum, row) => sum + row[name], 0)
  return [...rows, { what: 'everything but idle', value: total('value'), baseline: total('baseline') }].map(
    (row) => ({ page, ...row, what: `${row.what}, ms`, ratio: row.baseline && row.value / row.baseline }),
  )
}
