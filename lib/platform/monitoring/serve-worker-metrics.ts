import 'server-only'
import { createServer } from 'node:http'
import { env } from '@/lib/platform/environment/env'
import { log } from '@/lib/platform/monitoring/log'
import { respondWithMetrics } from './metrics-response'

/** Serves a worker process' own metrics at `/metrics` if WORKER_METRICS_PORT is set. */
export function serveWorkerMetrics(): void {
  const { HOST: host, WORKER_METRICS_PORT: port } = env()
  if (!port) return
  const server = createServer(async (request, response) => {
    const { status, headers, text } =
      request.method === 'GET' && request.url === '/metrics'
        ? await read(request.headers.authorization ?? null)
        : { status: 404, headers: {}, text: 'Not found' }
    response.writeHead(status, headers).end(text)
  })
  server.on('error', (error) => log().error({ error: String(error) }, "the worker's metrics aren't served"))
  server.listen(port, host)
  server.unref()
}

async function read(authorization: string | null) {
  const response = await respondWithMetrics(authorization)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  }
}
