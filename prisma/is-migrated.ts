import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import { listMigrations } from './list-migrations'

/**
 * Returns whether a database has all migrations of this version, its own and the job queue's, and no others. Unlike
 * `applyMigrations`, loads no engine.
 */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(findMigrations)
    const [{ applied, queue }] = rows
    return JSON.stringify(applied) === JSON.stringify(listMigrations()) && queue === lastOfQueue()
  } catch (error) {
    const undefinedTable = '42P01'
    if ((error as { code?: string }).code === undefinedTable) return false
    throw error
  } finally {
    await client.end()
  }
}

/** A failed migration has a null instead of its name. */
const findMigrations = `
  SELECT
    (SELECT json_agg(CASE WHEN finished_at IS NOT NULL THEN migration_name END ORDER BY migration_name COLLATE "C")
      FROM _prisma_migrations WHERE rolled_back_at IS NULL) AS applied,
    (SELECT max(id) FROM graphile_worker.migrations) AS queue`

/** Returns the number of the job queue's last migration, which names its file, such as `000019.sql`. */
function lastOfQueue(): number {
  const queue = createRequire(import.meta.url).resolve('graphile-worker/package.json')
  const files = readdirSync(path.join(path.dirname(queue), 'sql')).sort()
  return Number.parseInt(files.at(-1) ?? '', 10)
}
