// Measures the gallery with a delivery of a thousand photos, on a phone with a CPU slowed down four times.
//
//   npm run bench -- gallery
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. The thousand photos are separate rows that
// share the files of a few.

import { withBrowser } from './support/browser.mjs'
import { measureEmptyApp } from './support/empty-app.mjs'
import { loadPage } from './support/load-page.mjs'
import { measureFirstScreen, openPhone } from './support/phone.mjs'
import { withPortal } from './support/portal.mjs'
import { seedDelivery } from './support/seed-delivery.mjs'
import { client, signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'

const photos = 1_000
/** How many times an empty app's blocking time it may take. */
const blockingTimes = 1.3
const networks = [
  { name: '10 Mbps, 40 ms', megabits: 10, latency: 40, paintGoal: 1_200 },
  { name: '1.6 Mbps, 150 ms', megabits: 1.6, latency: 150, paintGoal: 3_000 },
]

export function run() {
  return withPortal((portal) =>
    withBrowser(async (browser) => {
      const { deliveryId, bookingId } = await seedDelivery(portal.databaseUrl, photos)
      const cookie = await signIn(portal.url, client)
      const address = `${portal.url}/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`
      const rows = [...(await measureServer(portal, address, cookie))]
      for (const network of networks) {
        const empty = await measureEmptyApp(browser, network)
        rows.push(...(await measurePhone(browser, address, cookie, network, empty.value)), empty)
      }
      return rows
    }),
  )
}

async function measureServer(portal, address, cookie) {
  const record = (url) => recordStatements(portal, () => loadPage(url, cookie))
  const shell = await record(`${portal.url}/profile/password`)
  const own = await record(address)
  const slowest = Math.max(...own.map(({ milliseconds }) => milliseconds))
  return [
    { what: "the page's statements", value: own.length - shell.length, goal: 6 },
    { what: 'slowest statement, ms', value: slowest, goal: 20 },
  ]
}

async function measurePhone(browser, address, cookie, network, emptyBlockingTime) {
  const given = [browser, new URL(address).origin, cookie, network]
  const first = await measureFirstScreen(given, address)
  const phone = await openPhone(...given)
  try {
    await phone.load(address)
    const nodes = await phone.nodesAtTheEnd()
    return [
      { what: `largest paint, ms (${network.name})`, value: first.largestPaint, goal: network.paintGoal },
      {
        what: `blocking time, ms (${network.name})`,
        value: first.blockingTime,
        goal: Math.round(blockingTimes * emptyBlockingTime),
      },
      { what: `layout shift (${network.name})`, value: first.layoutShift, goal: 0.02 },
      { what: `KB until the first screen is complete (${network.name})`, value: first.kilobytes, goal: 500 },
      { what: `DOM nodes after scrolling to the end (${network.name})`, value: nodes, goal: 1_500 },
    ]
  } finally {
    await phone.close()
  }
}
