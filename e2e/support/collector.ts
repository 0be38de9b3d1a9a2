import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A collector that speaks OTLP over HTTP and Sentry's protocol, and keeps what it receives. */
export async function startCollector() {
  const received: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      SENTRY_DSN: `http://public-key@127.0.0.1:${port}/7`,
    },
    /** Everything received so far at a path, as text. */
    textAt: (path: string) =>
      received
        .filter((request) => request.path === path)
        .map(({ body }) => body)
        .join('\n'),
    /** Everything received so far. */
    text: () => received.map(({ body }) => body).join('\n'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
