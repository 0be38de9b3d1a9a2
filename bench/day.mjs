// Plays a studio's day: a thousand signed-in people, each of whom does something every ten seconds for five minutes.
//
//   npm run bench -- day [--quick] [--json file]
//
// Two servers, a worker, one Postgres and the sandbox run on this machine, and so do the people, in a process of their
// own. They read pages, book, write messages, look at photos, and have live sockets open. Every response is checked, every
// booking and every live event is counted. Afterwards the pace rises until the portal no longer keeps up. Linux only.

import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../scripts/launch/postgres.ts'
import { countWrongBookings, listNotifications, readTime } from './day/check-database.mjs'
import { findPace } from './day/find-pace.mjs'
import { seedPeople } from './day/seed-people.mjs'
import { watchCosts } from './day/watch-costs.mjs'
import { withPeople } from './day/with-people.mjs'
import { isBusy, watchMachine } from './support/machine.mjs'
import { withTwoPortals } from './support/portal.mjs'
import { median, percentile } from './support/statistics.mjs'

const sizes = {
  full: { clients: 980, photographers: 20, seconds: 300, stepSeconds: 20 },
  quick: { clients: 96, photographers: 4, seconds: 40, stepSeconds: 8 },
}
const intervalSeconds = 10
/** Loads every page's code and fills caches and pools first. */
const warmUp = { seconds: 10, intervalSeconds: 20 }

export function run({ isQuick }) {
  const size = isQuick ? sizes.quick : sizes.full
  return withTwoPortals((portal) => withPeople((command) => playDay(portal, command, size)))
}

async function playDay(portal, command, { seconds, stepSeconds, ...count }) {
  const since = await readTime(portal.databaseUrl)
  const { urls, live } = portal
  const openedAt = performance.now()
  await command('open', { urls, live, ...(await seedPeople(portal, count)) })
  const openingSeconds = (performance.now() - openedAt) / 1000
  await command('act', warmUp)
  await waitForDelivery(portal.databaseUrl)

  const machine = watchMachine()
  const costs = await watchCosts(portal)
  const day = await command('act', { seconds, intervalSeconds })
  const backlogSeconds = await waitForDelivery(portal.databaseUrl)
  const used = await costs.stop()
  const isNoisy = isBusy(machine.stop())

  const people = count.clients + count.photographers
  const act = async (rate) => {
    const period = await command('act', { seconds: stepSeconds, intervalSeconds: people / rate })
    await waitForDelivery(portal.databaseUrl)
    return { ...period, stepSeconds }
  }
  const pace = await findPace(act, people / intervalSeconds)
  const events = await command('count', {
    notifications: await listNotifications(portal.databaseUrl, since),
    day: { start: day.start, end: day.end },
  })
  const wrong = await countWrongBookings(portal.databaseUrl, events.bookings)
  for (const message of new Set([...day.errors, ...pace.errors].slice(0, 10)))
    console.log(`  Error: ${message}`)
  if (events.firstLost) console.log(`  Lost: ${events.firstLost}`)

  return [
    ...describeTimes(day, events),
    { what: 'people', value: people },
    { what: 'seconds to open their live sockets', value: openingSeconds },
    {
      what: 'actions/s, of those wanted',
      value: day.actions / seconds / (people / intervalSeconds),
      goal: 0.95,
      isFloor: true,
      isNoisy,
    },
    { what: 'responses that were errors or wrong', value: day.errors.length + pace.errors.length, goal: 0 },
    { what: 'live events', value: events.expected },
    { what: 'live events lost', value: events.lost, goal: 0 },
    { what: 'live events repeated', value: events.repeated },
    { what: 'live sockets closed', value: events.closedSockets, goal: 0 },
    { what: 'messages to read on open pages', value: events.liveTexts },
    { what: 'messages not shown on open pages', value: events.lostTexts, goal: 0 },
    { what: 'bookings', value: events.bookings.length },
    { what: 'bookings missing, overlapping, or without two notifications', value: wrong, goal: 0 },
    { what: 'seconds until the worker was done', value: backlogSeconds },
    ...pace.rows,
    ...describeCosts(day, used),
  ]
}

function describeTimes({ times }, { messageDelays }) {
  const all = { ...times, 'from Send to the live event': messageDelays }
  return Object.entries(all).flatMap(([page, values]) => [
    { page, what: 'times', value: values.length },
    { page, what: 'median, ms', value: median(values) },
    { page, what: '95th percentile, ms', value: percentile(values, 0.95) },
  ])
}

function describeCosts({ actions, events, seconds, cpuSeconds, loopDelayMs }, used) {
  return [
    ...Object.entries(used.cpuSeconds).map(([name, cpu]) => ({
      what: `CPU time of ${name} per action, ms`,
      value: (cpu / actions) * 1000,
    })),
    { what: 'CPU time of the people per action, ms', value: (cpuSeconds / actions) * 1000 },
    { what: "the people's share of one CPU", value: cpuSeconds / seconds },
    { what: "the people's event loop delay, 99th percentile, ms", value: loopDelayMs },
    { what: 'statements per action', value: used.statements / actions },
    { what: 'live events received per action', value: events / actions },
    { what: 'database connections, at most', value: used.connections },
    { what: 'memory of the larger server, MB', value: used.residentMegabytes },
  ]
}

/** Waits until all events and emails that are due were sent, and what they cause in open pages is over. */
async function waitForDelivery(databaseUrl) {
  const start = performance.now()
  await withClient(databaseUrl, async (database) => {
    while ((await database.query(dueJobs)).rowCount > 0) await sleep(100)
  })
  await sleep(1000)
  return (performance.now() - start) / 1000 - 1
}

const dueJobs = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1'
