import 'server-only'
import { Logger, run } from 'graphile-worker'
import { nameCallersByTheirSockets } from '@/lib/auth/name-callers'
import { restoreContentLengths } from '@/lib/entry/content-length'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { growHeapSlowly } from '@/lib/platform/heap'
import { log } from '@/lib/platform/log'
import { watchForLostJobs } from '@/lib/platform/lost-jobs'
import { addJob } from '@/lib/platform/queue'
import { watchPageResponses } from '@/lib/platform/response-status'
import { jobs } from './jobs'
import { timedJobs } from './scheduled-jobs'

const concurrentJobs = 4

/** Exits with one clear message for an invalid configuration. Otherwise starts the queue's worker in this process. */
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
    // Next.js ends the process on a signal. The watch for lost jobs then releases a running job, here or in another process.
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
}

function checkEnvironment() {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** Writes the worker's errors and warnings to the portal's log. */
function logWorkerMessage(level: string, message: string) {
  if (level === 'error') log().error({ worker: message }, 'worker')
  if (level === 'warning') log().warn({ worker: message }, 'worker')
}
