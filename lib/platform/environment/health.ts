import 'server-only'
import { db, isMissingTable } from '@/lib/platform/data/db'
import { compareWithEarlier } from '@/lib/platform/data/earlier-migrations'
import { log } from '@/lib/platform/monitoring/log'
import { env, knownMigrations } from './env'
import { newerDatabaseError } from './startup-error'

/** Whether each thing a process needs to handle requests is available. */
export type Readiness = { database: boolean; migrations: boolean; worker: boolean }

/** Several heartbeats; see lib/platform/jobs/lost-jobs.ts. */
const workerSeenSeconds = 60

/**
 * Checks that the database responds, that exactly this build's migrations have been applied to it, and that a job worker was
 * seen within a minute. Never throws: what can't be checked is false.
 */
export async function checkReadiness(known: readonly string[] = knownMigrations): Promise<Readiness> {
  try {
    const [found] = await db().$queryRaw<Omit<Readiness, 'database'>[]>`
      SELECT
        coalesce((
          SELECT array_agg(CASE WHEN finished_at IS NOT NULL THEN migration_name::text END ORDER BY migration_name COLLATE "C")
          FROM "_prisma_migrations" WHERE rolled_back_at IS NULL
        ), '{}') = ${[...known].sort()} AS migrations,
        EXISTS (
          SELECT FROM worker_heartbeats WHERE seen_at > now() - make_interval(secs => ${workerSeenSeconds})
        ) AS worker`
    return { database: true, migrations: found?.migrations ?? false, worker: found?.worker ?? false }
  } catch (error) {
    log().error({ error: String(error) }, 'readiness check failed')
    return { database: isMissingTable(error), migrations: false, worker: false }
  }
}

/**
 * Asserts that this build isn't older than the database, whose rows it might misread. One that can't be read is left to
 * `checkReadiness`.
 * @throws StartupError if the database has a migration that this build doesn't know
 */
export async function assertDatabaseNotNewer(known: readonly string[] = knownMigrations): Promise<void> {
  const applied = await db().$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY name`.catch((error) => {
    if (!isMissingTable(error)) log().error({ error: String(error) }, "the database's version can't be read")
    return []
  })
  const names = applied.map(({ name }) => name)
  const newest = names.findLast((name) => !known.includes(name))
  // A database that still has earlier migrations isn't newer, and migrating it says what it needs.
  if (newest && compareWithEarlier(names) === null) throw newerDatabaseError(newest)
}

/**
 * Returns whether this process can handle requests. Where jobs run in processes of their own, it can also do so while none of
 * those is alive.
 */
export function isReady(
  { database, migrations, worker }: Readiness,
  hasJobsInServer: boolean = env().JOBS_IN_SERVER,
): boolean {
  return database && migrations && (worker || !hasJobsInServer)
}
