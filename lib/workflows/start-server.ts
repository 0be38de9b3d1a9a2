import 'server-only'
import { Logger, run } from 'graphile-worker'
import { nameCallersByTheirSockets } from '@/lib/auth/name-callers'
import { restoreContentLengths } from '@/lib/entry/content-length'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { growHeapSlowly } from '@/lib/platform/heap'
import { log } from '@/lib/platform/log'
import { addJob } from '@/lib/platform/queue'
import { watchPageResponses } from '@/lib/platform/response-status'
import { jobs } from './jobs'
import { watchForLostJobs } from './lost-jobs'
import { timedJobs } from './schedule'

const concurrentJobs = 4

/** Refuses a wrong configuration in one clear message, then starts the queue's worker inside this process. */
export async function startServer(): Promise<void> {
  const environment = checkEnvironment()
  if (!environment.TRUST_PROXY) nameCallersByTheirSockets()
  restoreContentLengths()
  watchPageResponses()
  growHeapSlowly()
  const { events } = await watchForLostJobs()
  const runner = await run({
    events,
    connectionString: environment.DATABASE_URL,
    concurrency: concurrentJobs,
    // Next ends the process on a signal; a job that was running is returned to the queue by the watch, here or in the next process.
    noHandleSignals: true,
    pollInterval: 2_000,
    // A transaction pooler may not know prepared statements.
    noPreparedStatements: true,
    taskList: jobs,
    parsedCronItems: timedJobs(),
    logger: new Logger(() => logWorkerMessage),
  })
  // What a release before this one has left unprepared, and the pictures of a demo, are shown within minutes.
  await addJob(db(), 'sweep-media', {}, { key: 'sweep-media' })
  runner.promise.catch((error) => {
    log().fatal({ error: String(error) }, 'the worker stopped')
    process.exit(1)
  })
}

function checkEnvironment() {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** The worker's own lines, in the portal's log: only what an operator must see. */
function logWorkerMessage(level: string, message: string) {
  if (level === 'error') log().error({ worker: message }, 'worker')
  if (level === 'warning') log().warn({ worker: message }, 'worker')
}
