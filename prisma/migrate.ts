import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { newerDatabaseError } from '@/lib/platform/environment/startup-error'
import { carryOver } from './carry-over'
import { listMigrations, migrationsFolder, readMigration } from './list-migrations'
import { loadZipCodes } from './load-zip-codes'
import { filters, openEngine } from './schema-engine'

// The advisory lock held while migrating, so that servers starting at the same time wait for each other.
const migrationLock = 7_215_001

/**
 * Applies the pending migrations: first Prisma's, then the job queue's, and loads the ZIP codes. Keeps the same
 * `_prisma_migrations` table as `prisma migrate deploy`. Idempotent, and safe to run concurrently.
 * @param options.only the migrations that a backup was made with, to restore it before the others are applied
 * @returns the names of the applied migrations
 * @throws Error if a migration fails or an earlier one has failed; StartupError if the database is newer than this version,
 *   or too old for it
 */
export async function applyMigrations(
  databaseUrl: string,
  { only = listMigrations() }: { only?: readonly string[] } = {},
): Promise<string[]> {
  return await holdLock(databaseUrl, async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl })
    try {
      const carriedOver = await carryOver(pool)
      await assertNotNewer(pool)
      const applied = await applyPending(pool, only)
      await runMigrations({ connectionString: databaseUrl })
      await loadZipCodes(pool)
      return [...carriedOver, ...applied]
    } finally {
      await pool.end()
    }
  })
}

/** Applies those of the named migrations that the database lacks. Returns their names. */
export async function applyPending(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const engine = await openEngine(pool)
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: toList(names), filters })
  return appliedMigrationNames
}

/** @throws StartupError if the database has a migration that this version doesn't know */
async function assertNotNewer(pool: pg.Pool) {
  const { rows: tables } = await pool.query("select to_regclass('_prisma_migrations') as name")
  if (tables[0].name === null) return
  const { rows } = await pool.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where migration_name <> all($1) order by name',
    [listMigrations()],
  )
  const newest = rows.at(-1)
  if (newest) throw newerDatabaseError(newest.name)
}

function toList(names: readonly string[]) {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: readMigration(name) } },
    })),
  }
}

async function holdLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work()
  } finally {
    await client.end()
  }
}
