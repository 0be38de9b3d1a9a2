// Measures the gallery with a delivery of a thousand photos, on a phone with a CPU slowed down four times.
//
//   node --import tsx bench/gallery.mjs
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. The thousand photos are separate rows that
// share the files of a few. Prints each result with its goal and exits with code 1 when one is missed.

import { openBrowser } from './support/browser.mjs'
import { measureEmptyApp } from './support/empty-app.mjs'
import { measureFirstScreen, openPhone } from './support/phone.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { seedDelivery } from './support/seed-delivery.mjs'
import { signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'

const photos = 1_000
const networks = [
  { name: '10 Mbps, 40 ms', megabits: 10, latency: 40, paintGoal: 1_200 },
  { name: '1.6 Mbps, 150 ms', megabits: 1.6, latency: 150, paintGoal: 3_000 },
]

const portal = await openBenchPortal()
const browser = await openBrowser()
try {
  const { deliveryId, bookingId } = await seedDelivery(portal.databaseUrl, photos)
  const cookie = await signIn(portal.url, 'sam@harborrealty.test')
  const address = `${portal.url}/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`
  const rows = [...(await measureServer(address, cookie))]
  for (const network of networks) rows.push(...(await measurePhone(address, cookie, network)))
  rows.push(await measureEmptyApp(browser, networks[0]))
  print(rows)
} finally {
  await browser.close()
  await portal.stop()
}

async function measureServer(address, cookie) {
  const load = async (path) => (await fetch(path, { headers: { cookie } })).text()
  const count = async (path) => {
    for (let warm = 0; warm < 3; warm += 1) await load(path)
    return recordStatements(portal.postgresLog, () => load(path))
  }
  await portal.explain(true)
  const shell = await count(`${portal.url}/profile/password`)
  const own = await count(address)
  await portal.explain(false)
  const slowest = Math.max(...own.map(({ milliseconds }) => milliseconds))
  return [
    { what: "the page's statements", value: own.length - shell.length, goal: 6 },
    { what: 'slowest statement, ms', value: slowest, goal: 20 },
  ]
}

async function measurePhone(address, cookie, network) {
  const first = await measureFirstScreen([browser, portal.url, cookie, network], address)
  const phone = await openPhone(browser, portal.url, cookie, network)
  try {
    await phone.load(address)
    const nodes = await phone.nodesAtTheEnd()
    return [
      { what: `largest paint, ms (${network.name})`, value: first.largestPaint, goal: network.paintGoal },
      { what: `blocking time, ms (${network.name})`, value: first.blockingTime, goal: 200 },
      { what: `layout shift (${network.name})`, value: first.layoutShift, goal: 0.02 },
      { what: `KB until the first screen is complete (${network.name})`, value: first.kilobytes, goal: 500 },
      { what: `DOM nodes after scrolling to the end (${network.name})`, value: nodes, goal: 1_500 },
    ]
  } finally {
    await phone.close()
  }
}

function print(rows) {
  const measured = rows.map((row) => ({
    ...row,
    value: Number(row.value.toFixed(row.value < 1 ? 3 : 0)),
    passes: row.value <= row.goal,
  }))
  console.table(measured)
  if (measured.some(({ passes }) => !passes)) process.exitCode = 1
}
