import 'server-only'
import { db } from './db'
import { lastMigration } from './env'
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
    return { database: false, migrations: false, worker: false }
  }
}
