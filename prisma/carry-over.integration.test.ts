import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { earlierMigrations, firstSchema } from '@/lib/platform/data/earlier-migrations'
import { compareObjects } from './compose-migration'
import { readEarlierObjects, undoCarryOver } from './earlier-database.fixture'
import { isMigrated } from './is-migrated'
import { listMigrations } from './list-migrations'
import { listObjects, listRows } from './list-objects'
import { applyMigrations } from './migrate'

const { url } = useDatabase({ fresh: 'test' })
const last = earlierMigrations.at(-1)
let client: pg.Client

beforeEach(async () => {
  client = new pg.Client({ connectionString: url })
  await client.connect()
})

afterEach(() => client.end())

async function listRecorded() {
  const { rows } = await client.query(
    `SELECT migration_name, checksum, applied_steps_count, finished_at IS NOT NULL AS is_finished, logs, rolled_back_at
     FROM _prisma_migrations ORDER BY migration_name`,
  )
  return rows
}

/** Leaves out what is null or an empty list: a later migration may have added it. */
function withoutEmpty(rows: Map<string, string>): Map<string, object[]> {
  const isFilled = ([, value]: [string, unknown]) =>
    value !== null && !(Array.isArray(value) && value.length === 0)
  const read = (row: string) => Object.fromEntries(Object.entries(JSON.parse(row)).filter(isFilled))
  return new Map([...rows].map(([table, texts]) => [table, texts.split('\n').map(read)]))
}

test('a database with exactly the earlier migrations becomes what a new one is, object by object', async () => {
  const [objects, recorded] = [await listObjects(client), await listRecorded()]
  await undoCarryOver(client)
  expect(compareObjects(readEarlierObjects(), await listObjects(client))).toEqual([])
  await createPerson('CLIENT')
  const rows = await listRows(client)
  expect(await isMigrated(url)).toBe(false)

  const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url)))

  expect(applied.toSorted((one, other) => one.length - other.length)).toEqual([[], [], listMigrations()])
  expect(compareObjects(objects, await listObjects(client))).toEqual([])
  expect(await listRecorded()).toEqual(recorded)
  expect(withoutEmpty(await listRows(client))).toEqual(withoutEmpty(rows))
  expect(await isMigrated(url)).toBe(true)
}, 60_000)

test.each([
  ['lacks the last one', 'DELETE FROM _prisma_migrations WHERE migration_name = $1', [last], `lacks ${last}`],
  [
    'has one that failed',
    'UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1',
    [last],
    `lacks ${last}`,
  ],
  [
    'has another besides',
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', $1, now())`,
    ['20261219000000_of_a_branch'],
    'has 20261219000000_of_a_branch besides',
  ],
  [
    'has the first schema besides',
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', $1, now())`,
    [firstSchema],
    `has ${firstSchema} besides`,
  ],
])('a database that %s is left as it is, with what to do', async (_what, change, values, reason) => {
  await undoCarryOver(client)
  await client.query(change, values)
  const [objects, recorded] = [await listObjects(client), await listRecorded()]
  await expect(applyMigrations(url)).rejects.toThrow(
    new RegExp(
      `${reason}\\b.* Migrate it with the last version of Northlight that has the migration ${last}`,
    ),
  )
  expect(await listObjects(client)).toEqual(objects)
  expect(await listRecorded()).toEqual(recorded)
})
