import { portalEnvironment, readConfiguration } from './environment'
import { dataFolders } from './folders'
import { holderOf, lockOf } from './lock'
import { readPorts } from './ports'
import { loadSecrets } from './secrets'

/** Runs `npm run worker`: runs jobs until it is stopped, and then finishes those that have started. */
export async function runWorker() {
  Object.assign(process.env, { NODE_ENV: 'production' }, readEnvironment())
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

/** Returns the configuration; unless it names a portal, that of the portal which runs from this folder. */
function readEnvironment() {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  const configuration = readConfiguration(mode)
  const { data } = dataFolders()
  const address = holderOf(lockOf(data))?.address
  if (!address || configuration.APP_URL) return configuration
  return portalEnvironment({
    configuration: { ...configuration, APP_URL: address },
    mode,
    port: Number(new URL(address).port),
    ports: readPorts(data),
    secrets: loadSecrets(data),
  })
}
