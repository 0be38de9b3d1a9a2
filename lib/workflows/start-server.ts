import 'server-only'
import { nameCallersByTheirSockets } from '@/lib/auth/name-callers'
import { restoreContentHeaders } from '@/lib/entry/content-headers'
import { env } from '@/lib/platform/environment/env'
import { assertDatabaseNotNewer } from '@/lib/platform/environment/health'
import { announceProcess } from '@/lib/platform/environment/running-processes'
import { writeStacksOfAborts } from '@/lib/platform/monitoring/abort-reasons'
import { limitHeapGrowth } from '@/lib/platform/monitoring/heap'
import { exitWith } from '@/lib/platform/monitoring/log'
import { metrics, startMetrics } from '@/lib/platform/monitoring/metrics'
import { createRouteFinder, readRoutesManifest } from '@/lib/platform/monitoring/routes'
import { startTracing } from '@/lib/platform/monitoring/tracing'
import { watchRequests } from '@/lib/platform/monitoring/watch-requests'
import { watchPageResponses } from '@/lib/platform/web/response-status'
import { startWorker } from './start-worker'

/** Prepares this process for requests, and exits with the reasons if it can't. Runs jobs, unless JOBS_IN_SERVER is off. */
export async function startServer(): Promise<void> {
  try {
    await prepareServer()
  } catch (error) {
    exitWith(error)
  }
}

async function prepareServer(): Promise<void> {
  const environment = env()
  await assertDatabaseNotNewer()
  if (!environment.TRUST_PROXY) nameCallersByTheirSockets()
  restoreContentHeaders()
  watchPageResponses()
  limitHeapGrowth()
  writeStacksOfAborts()
  await startTracing()
  await startMetrics()
  const requests = metrics()?.requests
  if (requests) {
    const routes = readRoutesManifest(environment.NORTHLIGHT_BUILD_FOLDER)
    watchRequests(requests, createRouteFinder(routes))
  }
  announceProcess('server', { runsJobs: environment.JOBS_IN_SERVER })
  // Next.js ends the process on a signal. The watch for lost jobs then releases a running job, here or in another process.
  if (environment.JOBS_IN_SERVER) await startWorker()
}
