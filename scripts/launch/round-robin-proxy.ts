import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'

/**
 * Starts a proxy that sends each request to the next of several servers on this machine. A server that refuses the
 * connection has received nothing of the request, so that it goes to the next one.
 * @param onRequest called with each request and the server it's sent to first, before it's sent
 */
export async function startRoundRobinProxy(
  port: number,
  servers: number[],
  onRequest: (request: IncomingMessage, server: number) => Promise<void>,
) {
  let requests = 0
  const proxy = http.createServer(async (request, response) => {
    const start = requests++
    const inTurn = servers.map((_, index) => servers[(start + index) % servers.length] ?? 0)
    await onRequest(request, inTurn[0] ?? 0)
    const socket = await connectToFirst(inTurn)
    if (socket) forward(request, response, socket)
    else response.writeHead(503).end()
  })
  await once(proxy.listen(port), 'listening')
  return {
    async stop() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** Returns a connection to the first server that accepts one. */
async function connectToFirst(servers: number[]): Promise<Socket | null> {
  for (const port of servers) {
    const socket = net.connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch {
      // It isn't running.
    }
  }
  return null
}

function forward(request: IncomingMessage, response: ServerResponse, socket: Socket) {
  const { method, url, headers } = request
  const addresses = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
  const sent = http.request({
    createConnection: () => socket,
    method,
    path: url,
    headers: { ...headers, connection: 'close', 'x-forwarded-for': addresses, 'x-forwarded-proto': 'http' },
  })
  sent.on('response', (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders)
    received.on('error', () => response.destroy())
    received.pipe(response)
  })
  sent.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}
