import { readConfiguration } from './environment'
import { enterPortal, findPortal } from './with-portal'

/** Runs `npm run worker`: runs jobs until it is stopped, and then finishes those that have started. */
export async function runWorker() {
  enterPortal(findPortal() ?? readConfiguration('production'))
  // Imported afterwards, because some packages read the environment when they are loaded.
  const { startWorker } = await import('@/lib/workflows/start-worker')
  const { startMetrics } = await import('@/lib/platform/monitoring/metrics')
  const { serveWorkerMetrics } = await import('@/lib/platform/monitoring/serve-worker-metrics')
  const start = async () => {
    await startMetrics()
    serveWorkerMetrics()
    return await startWorker()
  }
  const stop = await start().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
  console.log('The worker is running. Press Ctrl-C to stop.')
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
}
