// Measures the server's time for the calendar of a studio with 20 photographers, 100,000 bookings, and 50,000 slots: the week and
// the day of everyone and of one photographer, the whole page.
//
//   npm run bench -- calendar
//
// Builds the portal if necessary, and fills its own Postgres in .data/bench. Every booking is at a known place, so that the
// drives between the shoots count too.

import { withClient } from '../scripts/launch/postgres.ts'
import { loadPage } from './support/load-page.mjs'
import { withPortal } from './support/portal.mjs'
import { seedStudio } from './support/seed-studio.mjs'
import { photographer, signIn } from './support/sign-in.mjs'
import { recordStatements } from './support/statements.mjs'
import { median } from './support/statistics.mjs'

const goalMs = 100
const rounds = 25
const warmUps = 10

export function run() {
  return withPortal(async (portal) => {
    const { url, databaseUrl } = portal
    await seedStudio(databaseUrl)
    const date = await withClient(databaseUrl, async (database) => {
      await database.query(placeBookings)
      const { rows } = await database.query(nextWeek)
      return rows[0].day
    })
    const cookie = await signIn(url, photographer)
    const pages = [
      ['everyone, week', `/calendar?photographer=all&date=${date}`],
      ['everyone, day', `/calendar?photographer=all&view=day&date=${date}`],
      ['own, week', `/calendar?date=${date}`],
      ['own, day', `/calendar?view=day&date=${date}`],
    ]
    const rows = []
    for (const [page, path] of pages) {
      const load = () => loadPage(`${url}${path}`, cookie)
      const times = []
      for (let round = 0; round < warmUps + rounds; round += 1) {
        const start = performance.now()
        await load()
        if (round >= warmUps) times.push(performance.now() - start)
      }
      const statements = await recordStatements(portal, load)
      const slowest = Math.max(...statements.map(({ milliseconds }) => milliseconds))
      rows.push(
        { page, what: 'whole page, ms', value: median(times), goal: goalMs },
        { page, what: 'statements', value: statements.length },
        { page, what: 'slowest statement, ms', value: slowest },
      )
    }
    return rows
  })
}

/** Puts every booking within about 30 miles of Asheville. */
const placeBookings = `
  UPDATE bookings SET latitude = 35.6 + (random() - 0.5), longitude = -82.55 + (random() - 0.5), place_source = 'ZIP'`

/** A day in the week after this one, when everyone has shoots and slots. */
const nextWeek = `SELECT to_char(current_date + 7, 'YYYY-MM-DD') AS day`
