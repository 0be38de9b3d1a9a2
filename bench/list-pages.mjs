// Measures the list pages of a large studio: statements per page, the slowest statement, and server time.
//
//   node --import tsx bench/list-pages.mjs
//
// Builds the portal if necessary, fills its own Postgres in .data/bench, measures with 100 bookings and again with
// 100,000 bookings, 50,000 slots and 10,000 clients, and prints one table. Takes about three minutes.

import { openBenchPortal } from './support/portal.mjs'
import { addBookings, seedStudio, smallStudio } from './support/seed-studio.mjs'
import { signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'

const client = 'sam@harborrealty.test'
const photographer = 'ava@northlight.test'
const pages = [
  { as: client, path: '/bookings' },
  { as: client, path: '/bookings?page=2' },
  { as: client, path: '/book?step=calendar&services=photo_shoot' },
  { as: client, path: '/invoices' },
  { as: photographer, path: '/admin?tab=bookings' },
  { as: photographer, path: '/admin?tab=bookings&show=completed' },
  { as: photographer, path: '/admin' },
  { as: photographer, path: '/invoices' },
  { as: photographer, path: '/clients' },
  { as: photographer, path: '/clients?sort=name&page=250' },
  { as: photographer, path: '/clients?sort=balance' },
  { as: photographer, path: '/clients?search=person' },
]
/** A page without statements of its own; its statements belong to the shell and are subtracted. */
const baselinePage = '/profile/password'
const requests = 40

const portal = await openBenchPortal()
try {
  const cookies = {
    [client]: await signIn(portal.url, client),
    [photographer]: await signIn(portal.url, photographer),
  }
  await addBookings(portal.databaseUrl, smallStudio.bookings)
  const small = await measureAll(cookies)
  await seedStudio(portal.databaseUrl)
  const large = await measureAll(cookies)
  print(small, large)
} finally {
  await portal.stop()
}

async function measureAll(cookies) {
  const shell = {
    [client]: await countStatements(baselinePage, cookies[client]),
    [photographer]: await countStatements(baselinePage, cookies[photographer]),
  }
  const measured = []
  for (const { as, path } of pages) {
    const statements = await readStatements(path, cookies[as])
    measured.push({
      queries: statements.length - shell[as],
      slowest: statements.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one)),
      milliseconds: await medianTime(path, cookies[as]),
    })
  }
  return measured
}

async function countStatements(path, cookie) {
  return (await readStatements(path, cookie)).length
}

async function readStatements(path, cookie) {
  for (let warm = 0; warm < 3; warm += 1) await load(path, cookie)
  await portal.explain(true)
  const statements = await recordStatements(portal.postgresLog, () => load(path, cookie))
  await portal.explain(false)
  return statements
}

async function medianTime(path, cookie) {
  const times = []
  for (let n = 0; n < requests; n += 1) {
    const start = performance.now()
    await load(path, cookie)
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[requests / 2]
}

async function load(path, cookie) {
  const response = await fetch(portal.url + path, { headers: { cookie }, redirect: 'manual' })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${body.slice(0, 200)}`)
}

function print(small, large) {
  console.table(
    pages.map(({ as, path }, index) => ({
      page: path,
      as: as.split('@')[0],
      queries: large[index].queries,
      'slowest query, ms': large[index].slowest.milliseconds,
      'server ms, 100 bookings': small[index].milliseconds.toFixed(1),
      'server ms, 100,000 bookings': large[index].milliseconds.toFixed(1),
      ratio: (large[index].milliseconds / small[index].milliseconds).toFixed(2),
    })),
  )
  console.log('Queries exclude those of the shell around every page. The slowest with 100,000 bookings:')
  for (const { text, milliseconds } of [...new Set(large.map(({ slowest }) => slowest))]) {
    console.log(`  ${milliseconds} ms  ${text.replace(/\s+/g, ' ').slice(0, 160)}`)
  }
}
