import 'server-only'
import { db, isMissingTable } from './db'
import { env, knownMigrations } from './env'
import { log } from './log'
import { newerDatabaseError } from './startup-error'

/** Whether each thing a process needs to handle requests is available. */
export type Readiness = { database: boolean; migrations: boolean; worker: boolean }

/** Several heartbeats; see lib/platform/lost-jobs.ts. */
const workerSeenSeconds = 60

/**
 * Checks that the database responds, that this build's newest migration has been applied and none that it doesn't know, and
 * that a job worker was seen within a minute. Never throws: what can't be checked is false.
 */
export async function checkReadiness(known: readonly string[] = knownMigrations): Promise<Readiness> {
  try {
    const [found] = await db().$queryRaw<Omit<Readiness, 'database'>[]>`
      SELECT
        EXISTS (
          SELECT FROM "_prisma_migrations"
          WHERE migration_name = ${known.at(-1) ?? ''} AND finished_at IS NOT NULL AND rolled_back_at IS NULL
        ) AND NOT EXISTS (
          SELECT FROM "_prisma_migrations" WHERE migration_name <> ALL(${[...known]})
        ) AS migrations,
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
  const unknown = await db().$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM "_prisma_migrations"
      WHERE migration_name <> ALL(${[...known]}) ORDER BY name DESC LIMIT 1`.catch((error) => {
    if (!isMissingTable(error)) log().error({ error: String(error) }, "the database's version can't be read")
    return []
  })
  if (unknown[0]) throw newerDatabaseError(unknown[0].name)
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
