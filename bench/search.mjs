// Measures the server's time for a search in a studio with 100,000 bookings, each completed one with photos and an invoice.
//
//   npm run bench -- search
//
// Builds the portal if necessary, and fills its own Postgres in .data/bench.

import { loadPage } from './support/load-page.mjs'
import { payBookings } from './support/pay-bookings.mjs'
import { withPortal } from './support/portal.mjs'
import { seedStudio } from './support/seed-studio.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'
import { median } from './support/statistics.mjs'

const goalMs = 50
const rounds = 25
const warmUps = 5
const texts = [
  '4711 Scale',
  'Scale Street',
  'Person 4711',
  'Person',
  'BENCH-4711',
  'lindqvist',
  'nothing like it',
]

export function run() {
  return withPortal(async ({ url, databaseUrl }) => {
    await seedStudio(databaseUrl)
    await payBookings(databaseUrl)
    const rows = []
    for (const email of [client, photographer]) {
      const cookie = await signIn(url, email)
      for (const text of texts) {
        const address = `${url}/api/search?${new URLSearchParams({ text })}`
        const times = []
        for (let round = 0; round < warmUps + rounds; round += 1) {
          const start = performance.now()
          await loadPage(address, cookie)
          if (round >= warmUps) times.push(performance.now() - start)
        }
        rows.push({
          page: text,
          as: email.split('@')[0],
          what: 'search, ms',
          value: median(times),
          goal: goalMs,
        })
      }
    }
    return rows
  })
}
