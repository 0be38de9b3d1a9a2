import getPort from 'get-port'
import { expect, test } from 'vitest'
import { isListening, otherAddress } from '@/e2e/support/is-listening'
import { serveWorkerMetrics } from './serve-worker-metrics'

test("a worker's metrics are served on localhost only", async () => {
  const port = await getPort()
  process.env.WORKER_METRICS_PORT = String(port)
  serveWorkerMetrics()
  await expect.poll(() => isListening(port, '127.0.0.1')).toBe(true)
  expect(await isListening(port, otherAddress)).toBe(false)
})
