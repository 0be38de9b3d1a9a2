// A separate database for every test file, with all migrations applied.
//
//   // lib/booking/bookings/commands/create-booking.integration.test.ts: the suffix selects the integration project
//   import { useDatabase } from '@/e2e/support/database'
//   import { db } from '@/lib/platform/data/db'
//
//   useDatabase()                      // one per file; useDatabase({ fresh: 'test' }) creates one per test
//
//   test('saves a booking', async () => {
//     await db().user.create({ ... })
//   })
//
// Run with `npm test -- integration`, or `npx vitest run --project 'integration*' <part of a file name>`.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { db } from '@/lib/platform/data/db'

/**
 * Creates a Postgres database for this file's tests, migrated unless `isMigrated` is false, and points DATABASE_URL at
 * it. Call it once at the top of the file, and don't use `db()` before the first test.
 * @returns the database's URL, for tests that open their own connection; the database exists once hooks run
 */
export function useDatabase({
  fresh = 'file',
  isMigrated = true,
}: {
  fresh?: 'file' | 'test'
  isMigrated?: boolean
} = {}) {
  const server = inject('databaseServer')
  // All tests of a worker reuse the same name, because the database client keeps its URL.
  const name = `test_${process.env.VITEST_POOL_ID}`
  const url = new URL(server.url)
  url.pathname = `/${name}`
  process.env.DATABASE_URL = url.href

  async function create() {
    const template = isMigrated ? server.template : 'template0'
    await onServer(server.url, (client) =>
      client.query(`create database ${name} template ${template} strategy file_copy`),
    )
  }
  async function drop() {
    await db().$disconnect()
    await dropDatabase(server.url, name)
  }

  const [before, after] = fresh === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(create)
  after(drop)
  return { url: url.href }
}

/** Waits until a session of this database waits for another one's lock. */
export async function waitForBlockedSession() {
  const findBlocked = () => db().$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await findBlocked()).length, { interval: 20 }).toBeGreaterThan(0)
}

/** A closed pool doesn't wait until its connections have ended, and would throw if Postgres ended them first. */
const sessionsEndWithinMs = 1000

async function dropDatabase(serverUrl: string, name: string) {
  await onServer(serverUrl, async (client) => {
    const deadline = Date.now() + sessionsEndWithinMs
    const hasSessions = async () =>
      (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0
    while ((await hasSessions()) && Date.now() < deadline) await sleep(20)
    await client.query(`drop database if exists ${name} with (force)`)
  })
}

async function onServer(serverUrl: string, use: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
