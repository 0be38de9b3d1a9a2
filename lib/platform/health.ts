import 'server-only'
import { db, isMissingTable } from './db'
import { env, lastMigration } from './env'
import { log } from './log'

/** Whether each thing a process needs to handle requests is available. */
export type Readiness = { database: boolean; migrations: boolean; worker: boolean }

/** Several heartbeats; see lib/platform/lost-jobs.ts. */
const workerSeenSeconds = 60

/**
 * Checks that the database responds, that this build's newest migration has been applied, and that a job worker was seen
 * within a minute. Never throws: what can't be checked is false.
 */
export async function checkReadiness(migration: string | undefined = lastMigration): Promise<Readiness> {
  try {
    const [found] = await db().$queryRaw<Omit<Readiness, 'database'>[]>`
      SELECT
        EXISTS (
          SELECT FROM "_prisma_migrations"
          WHERE migration_name = ${migration ?? ''} AND finished_at IS NOT NULL AND rolled_back_at IS NULL
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
 * Returns whether this process can handle requests. Where jobs run in processes of their own, it can also do so while none of
 * those is alive.
 */
export function isReady(
  { database, migrations, worker }: Readiness,
  hasJobsInServer: boolean = env().JOBS_IN_SERVER,
): boolean {
  return database && migrations && (worker || !hasJobsInServer)
}
