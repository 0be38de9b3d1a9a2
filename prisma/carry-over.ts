import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  compareWithEarlier,
  describeDifference,
  firstSchema,
  isWhole,
  lastEarlierVersion,
} from '@/lib/platform/data/earlier-migrations'
import { StartupError } from '@/lib/platform/environment/startup-error'
import { readMigration } from './list-migrations'

/** What the earlier migrations left differently. */
const changes = `
  ALTER TABLE "photos" ALTER COLUMN "alterations" SET DEFAULT ARRAY[]::"Alteration"[];
  ALTER TABLE "statements" ALTER COLUMN "reminded_days" SET DEFAULT ARRAY[]::INTEGER[];`

/**
 * Carries a database that has exactly the earlier migrations over to the first schema: applies what differs, and records it as
 * applied instead of them, in one transaction. Leaves any other database as it is.
 * @returns the name of the first schema if the database was carried over, else nothing
 * @throws StartupError if the database has only some of the earlier migrations, or others with them
 */
export async function carryOver(pool: pg.Pool): Promise<string[]> {
  const found = compareWithEarlier(await listRecorded(pool))
  if (found === null) return []
  if (!isWhole(found))
    throw new StartupError([
      `${describeDifference('database', found)} Migrate it with ${lastEarlierVersion}, then with this one.`,
    ])
  const checksum = createHash('sha256').update(readMigration(firstSchema)).digest('hex')
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(changes)
    await client.query('DELETE FROM _prisma_migrations')
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [checksum, firstSchema],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
  return [firstSchema]
}

/** Returns the migrations that the database has, and of those that failed a name that no migration has. */
async function listRecorded(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query("SELECT to_regclass('_prisma_migrations') AS name")
  if (tables[0].name === null) return []
  const { rows } = await pool.query<{ name: string }>(
    `SELECT migration_name || CASE WHEN finished_at IS NULL THEN ' (failed)' ELSE '' END AS name
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}
