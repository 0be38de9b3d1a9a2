// Runs jobs until it is stopped. A deployment runs it as worker.mjs.
import { assertDatabaseNotNewer } from '@/lib/platform/environment/health'
import { announceProcess } from '@/lib/platform/environment/running-processes'
import { exitWith, log } from '@/lib/platform/monitoring/log'
import { logConsole } from '@/lib/platform/monitoring/log-console'
import { startMetrics } from '@/lib/platform/monitoring/metrics'
import { serveWorkerMetrics } from '@/lib/platform/monitoring/serve-worker-metrics'
import { startTracing } from '@/lib/platform/monitoring/tracing'
import { startWorker } from '@/lib/workflows/start-worker'

/** Less than the ten seconds after which container engines kill a process. */
const graceMs = 8_000
const exitMs = 9_500

async function start() {
  await assertDatabaseNotNewer()
  await startTracing()
  await startMetrics()
  serveWorkerMetrics()
  const stopWorker = await startWorker()
  const stopAnnouncing = announceProcess('worker', { runsJobs: true })
  return () => stopAnnouncing().then(() => stopWorker(graceMs))
}

logConsole()
process.on('uncaughtException', exitWith)
const stop = await start().catch(exitWith)
log().info({}, 'the worker is running')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log().info({ signal }, 'the worker stops after the jobs in progress')
    stop().then(() => process.exit(0), exitWith)
    // The database may not respond.
    setTimeout(() => process.exit(1), exitMs)
  })
}
