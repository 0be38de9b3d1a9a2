import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { env } from '@/lib/platform/environment/env'
import { watchForLostJobs } from '@/lib/platform/jobs/lost-jobs'
import { limitHeapGrowth } from '@/lib/platform/monitoring/heap'
import { log } from '@/lib/platform/monitoring/log'
import { watchPool } from '@/lib/platform/monitoring/pools'
import { jobs } from './jobs'
import { timedJobs } from './scheduled-jobs'

const concurrentJobs = 4
const maxConnections = 10

type RunnerOptions = {
  /** What it runs; all jobs by default. */
  taskList?: TaskList
  /** What it queues when it is due; all scheduled jobs by default. */
  parsedCronItems?: ParsedCronItem[]
  /** Called before anything runs. */
  listen?: (events: WorkerEvents) => void
}

/**
 * Starts to queue scheduled jobs and to run queued ones in this process.
 * @returns `ended`, which is rejected if the queue's worker fails, and `stop`, which takes no new jobs, waits for the running
 * ones, at most for so many ms if given, and returns whether they finished. Others are released, and run again elsewhere.
 */
export async function openRunner({
  taskList = jobs,
  parsedCronItems = timedJobs(),
  listen,
}: RunnerOptions = {}) {
  limitHeapGrowth()
  const watch = await watchForLostJobs()
  const pool = openPool()
  listen?.(watch.events)
  const runner = await run({
    events: watch.events,
    pgPool: pool,
    concurrency: concurrentJobs,
    // On a signal, a server exits and a worker process stops the runner.
    noHandleSignals: true,
    pollInterval: 2_000,
    // A transaction pooler may not support prepared statements.
    noPreparedStatements: true,
    taskList,
    parsedCronItems,
    logger: new Logger(() => logWorkerMessage),
  })
  runner.promise.catch((error) => log().fatal({ error: String(error) }, 'the worker stopped'))
  return {
    ended: runner.promise,
    async stop(graceMs?: number): Promise<boolean> {
      const isFinished = await endsWithin(runner.stop(), graceMs)
      await watch.stop()
      if (isFinished) await pool.end()
      return isFinished
    },
  }
}

/** Returns whether a task ends in this many ms; without a limit, waits until it does. */
async function endsWithin(task: Promise<unknown>, ms: number | undefined): Promise<boolean> {
  const ended = task.then(() => true)
  return await (ms === undefined ? ended : Promise.race([ended, sleep(ms, false)]))
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
