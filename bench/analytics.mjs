// Measures analytics with a busy year of data: the database time of the tab, and whether recording keeps up without
// losing events.
//
//   npm run bench -- analytics
//
// Builds the portal if necessary and fills its own Postgres in .data/bench with 2,000,000 events over a year, then also
// with 100,000 bookings and their deliveries and payments. In both cases the tab's statements may take 150 ms of
// database time in total. Then sends 1,000 events a second for 20 seconds: none may be lost, and the daily counts must
// match the events.

import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../scripts/launch/postgres.ts'
import { loadPage } from './support/load-page.mjs'
import { payBookings } from './support/pay-bookings.mjs'
import { withPortal } from './support/portal.mjs'
import { seedStudio } from './support/seed-studio.mjs'
import { photographer, signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'
import { median, percentile } from './support/statistics.mjs'

const periods = [7, 30, 90, 365]
const eventCount = 2_000_000
const goalMs = 150
const rate = 1_000
const seconds = 20
/** The largest batch a browser may send. */
const batch = 20
/** Enough client addresses to stay below the rate limit. */
const addresses = 100
/** A page without statements of its own; its statements belong to the shell and are subtracted. */
const baselinePage = '/profile/password'

const insertEvents = `
  INSERT INTO analytics_events (event_type, page_path, created_at)
  SELECT (ARRAY['page_view', 'page_view', 'page_view', 'click', 'click', 'wizard_opened'])[1 + n % 6],
    (ARRAY['/portfolio', '/portfolio/[id]', '/portfolio/quote', '/book', '/bookings', '/booking/[id]', '/dashboard',
      '/invoices', '/invoices/[id]', '/photo-gallery', '/photo-view', '/admin', '/admin-messages', '/admin-portfolio',
      '/photo-delivery', '/clients', '/notifications', '/support', '/profile', '/auth'])[1 + n % 20],
    now() - n * interval '1 year' / $1::int
  FROM generate_series(1, $1::int) AS n`

const insertDays = `
  INSERT INTO analytics_days (day, event_type, page_path, count)
  SELECT (created_at AT TIME ZONE (SELECT time_zone FROM studio_settings))::date, event_type, page_path, count(*)
  FROM analytics_events GROUP BY 1, 2, 3`

export function run() {
  return withPortal(async (portal) => {
    await fillYear(portal.databaseUrl)
    const year = await measureTab(portal, '2,000,000 events')
    await seedStudio(portal.databaseUrl)
    await payBookings(portal.databaseUrl)
    const busyYear = await measureTab(portal, '2,000,000 events and 100,000 bookings')
    return [...year, ...busyYear, ...(await measureRecording(portal))]
  })
}

/**
 * Measures the tab's own statements for each period.
 * @param {string} studio describes the data the studio has by now
 */
async function measureTab(portal, studio) {
  const cookie = await signIn(portal.url, photographer)
  const record = (path) => recordStatements(portal, () => loadPage(portal.url + path, cookie))
  const rows = []
  const shellStatements = new Set((await record(baselinePage)).map(({ text }) => text))
  for (const days of periods) {
    const page = `/admin?tab=analytics&period=${days}`
    const own = (await record(page)).filter(({ text }) => !shellStatements.has(text))
    const milliseconds = own.reduce((sum, statement) => sum + statement.milliseconds, 0)
    const slowest = own.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
    console.log(`  ${slowest.milliseconds} ms: ${slowest.text.trim().replace(/\s+/g, ' ').slice(0, 140)}`)
    rows.push({ page, what: `database ms with ${studio}`, value: milliseconds, goal: goalMs })
  }
  return rows
}

async function measureRecording({ url, databaseUrl }) {
  const before = await count(databaseUrl)
  const body = JSON.stringify(
    Array.from({ length: batch }, (_, index) => ({
      type: index % 3 === 0 ? 'click' : 'page_view',
      path: ['/book', '/portfolio', '/dashboard', '/invoices'][index % 4],
    })),
  )
  const times = []
  const sends = []
  const start = performance.now()
  for (let sent = 0; sent < (rate * seconds) / batch; sent += 1) {
    const wait = start + (sent * batch * 1_000) / rate - performance.now()
    if (wait > 0) await sleep(wait)
    sends.push(send(url, body, sent % addresses, times))
  }
  await Promise.all(sends)
  const elapsedSeconds = (performance.now() - start) / 1_000
  // Events are written to the database within a second.
  await sleep(3_000)
  const after = await count(databaseUrl)
  const lost = sends.length * batch - (after.events - before.events)
  return [
    { what: `seconds for ${sends.length * batch} events`, value: elapsedSeconds, goal: seconds * 1.05 },
    { what: 'lost events', value: lost, goal: 0 },
    { what: 'wrong daily counts', value: after.differing, goal: 0 },
    { what: 'response to events, median, ms', value: median(times) },
    { what: 'response to events, 99th percentile, ms', value: percentile(times, 0.99) },
  ]
}

async function send(url, body, address, times) {
  const start = performance.now()
  const response = await fetch(`${url}/api/analytics`, {
    method: 'POST',
    body,
    headers: { origin: url, 'x-forwarded-for': `10.0.0.${address}` },
  })
  if (response.status !== 204) throw new Error(`an event was rejected with ${response.status}`)
  times.push(performance.now() - start)
}

/** Counts the events, and the daily counts that differ from them. */
function count(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      WITH recounted AS (
        SELECT (created_at AT TIME ZONE (SELECT time_zone FROM studio_settings))::date AS day, event_type, page_path,
          count(*) AS count
        FROM analytics_events GROUP BY 1, 2, 3
      )
      SELECT (SELECT count(*)::int FROM analytics_events) AS events,
        (SELECT count(*)::int FROM analytics_days FULL JOIN recounted USING (day, event_type, page_path)
          WHERE analytics_days.count IS DISTINCT FROM recounted.count) AS differing`)
    return rows[0]
  })
}

/** Replaces the demo's events with a year of events. */
function fillYear(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    await client.query('TRUNCATE analytics_events, analytics_days')
    await client.query(insertEvents, [eventCount])
    await client.query(insertDays)
    await client.query('VACUUM ANALYZE')
  })
}
