// Runs jobs until it is stopped, and then finishes those that have started. A deployment runs it as worker.mjs.
import { startMetrics } from '@/lib/platform/monitoring/metrics'
import { serveWorkerMetrics } from '@/lib/platform/monitoring/serve-worker-metrics'
import { startTracing } from '@/lib/platform/monitoring/tracing'
import { announceProcess } from '@/lib/platform/running-processes'
import { startWorker } from '@/lib/workflows/start-worker'

async function start() {
  await startTracing()
  await startMetrics()
  serveWorkerMetrics()
  const stopWorker = await startWorker()
  const stopAnnouncing = announceProcess('worker', { runsJobs: true })
  return () => stopAnnouncing().then(stopWorker)
}

const stop = await start().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log('The worker is running. Press Ctrl-C to stop.')
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
