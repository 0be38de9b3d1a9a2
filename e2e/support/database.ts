// A database of its own for every test file, empty but for what the migrations put there.
//
//   // lib/bookings/commands/create-booking.integration.test.ts: the suffix is what gives it a Postgres
//   import { useDatabase } from '@/e2e/support/database'
//   import { db } from '@/lib/platform/db'
//
//   useDatabase()                      // one for the file; useDatabase({ fresh: 'test' }) gives each test a new one
//
//   test('keeps a booking', async () => {
//     await db().user.create({ ... })
//   })
//
// Run with `npm test -- integration`, or `npx vitest run --project integration <part of a file name>`.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { db } from '@/lib/platform/db'

/**
 * Gives the tests of this file a Postgres database, migrated unless `isMigrated` is false, and points DATABASE_URL at it.
 * Call it once at the top of the file, and nothing of `db()` before the first test.
 * @returns the database's URL, for a test that needs a connection of its own; known from the first hook on
 */
export function useDatabase({
  fresh = 'file',
  isMigrated = true,
}: {
  fresh?: 'file' | 'test'
  isMigrated?: boolean
} = {}) {
  const server = inject('databaseServer')
  // The same name for each test: the client, once made, keeps its URL.
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(server.url)
  url.pathname = `/${name}`

  async function create() {
    process.env.DATABASE_URL = url.href
    await runOnServer(
      server.url,
      `create database ${name} template ${isMigrated ? server.template : 'template0'}`,
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

async function runOnServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
