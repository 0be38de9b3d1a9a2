import 'server-only'
import { Logger, run } from 'graphile-worker'
import pg from 'pg'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { growHeapSlowly } from '@/lib/platform/heap'
import { log } from '@/lib/platform/log'
import { watchForLostJobs } from '@/lib/platform/lost-jobs'
import { watchPool } from '@/lib/platform/monitoring/pools'
import { addJob } from '@/lib/platform/queue'
import { jobs } from './jobs'
import { timedJobs } from './scheduled-jobs'

const concurrentJobs = 4
const maxConnections = 10

/**
 * Runs jobs in this process; if the queue's worker fails, the process exits.
 * @returns a function that takes no new jobs, waits for the running ones, and disconnects
 */
export async function startWorker(): Promise<() => Promise<void>> {
  growHeapSlowly()
  const watch = await watchForLostJobs()
  const pool = openPool()
  const runner = await run({
    events: watch.events,
    pgPool: pool,
    concurrency: concurrentJobs,
    // On a signal, a server exits and a worker process calls the function returned here.
    noHandleSignals: true,
    pollInterval: 2_000,
    // A transaction pooler may not support prepared statements.
    noPreparedStatements: true,
    taskList: jobs,
    parsedCronItems: timedJobs(),
    logger: new Logger(() => logWorkerMessage),
  })
  // Prepares media of earlier releases and of the demo within minutes.
  await addJob(db(), 'sweep-media', {}, { key: 'sweep-media' })
  runner.promise.catch((error) => {
    log().fatal({ error: String(error) }, 'the worker stopped')
    process.exit(1)
  })
  return async () => {
    await runner.stop()
    await watch.stop()
    await pool.end()
    await db().$disconnect()
  }
}

/** Opens connections for the runner, which would close its own before the results of its last jobs are stored. */
function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: maxConnections })
  const logError = (error: Error) =>
    log().warn({ error: String(error) }, "the worker's database connection failed")
  // Without listeners, a lost connection would end the process. The runner connects again.
  pool.on('error', logError)
  pool.on('connect', (client) => client.on('error', logError))
  watchPool('jobs', pool)
  return pool
}

/** Writes the worker's errors and warnings to the portal's log. */
function logWorkerMessage(level: string, message: string) {
  if (level === 'error') log().error({ worker: message }, 'worker')
  if (level === 'warning') log().warn({ worker: message }, 'worker')
}
