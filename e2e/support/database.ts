// A separate database for every test file, with all migrations applied.
//
//   // lib/bookings/commands/create-booking.integration.test.ts: the suffix selects the integration project
//   import { useDatabase } from '@/e2e/support/database'
//   import { db } from '@/lib/platform/db'
//
//   useDatabase()                      // one per file; useDatabase({ fresh: 'test' }) creates one per test
//
//   test('saves a booking', async () => {
//     await db().user.create({ ... })
//   })
//
// Run with `npm test -- integration`, or `npx vitest run --project 'integration*' <part of a file name>`.
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { db } from '@/lib/platform/db'

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
    await runOnServer(
      server.url,
      `create database ${name} template ${isMigrated ? server.template : 'template0'} strategy file_copy`,
    )
  }
  async function drop() {
    await db().$disconnect()
    await runOnServer(server.url, `drop database if exists ${name} with (force)`)
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

async function runOnServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
