import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { SandboxService } from './service'

export type RunningServer = { url: string; close(): Promise<void> }

/**
 * Serves stand-ins on both loopback addresses, so that `localhost` works whether it resolves to IPv4 or IPv6. Port 0
 * picks any free port. `open` receives the URL because the stand-ins return links to themselves.
 */
export async function serveOnLoopback(options: {
  port: number
  open(url: string): SandboxService[]
}): Promise<RunningServer> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  let services: SandboxService[] = []
  const upgraded = new Set<Duplex>()

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    // A browser that disconnects resets its socket; without a listener the error would end the process.
    socket.on('error', () => socket.destroy())
    if (services.some((service) => service.upgrade?.(request, socket, head))) return
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }

  const servers = await listenOnBothFamilies(options.port, () =>
    // No request timeout: a large upload over a slow connection is a single request.
    createServer({ requestTimeout: 0 }, (request, response) => listener(request, response)).on(
      'upgrade',
      upgrade,
    ),
  )
  const url = `http://localhost:${portOf(servers[0])}`
  services = options.open(url)
  listener = getRequestListener(mount(services).fetch, { overrideGlobalObjects: false })

  return {
    url,
    async close() {
      await Promise.all(services.map((service) => service.close?.()))
      for (const socket of upgraded) socket.destroy()
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** Returns the routes of several stand-ins. */
export function mount(services: SandboxService[]) {
  const app = new Hono()
  for (const service of services) app.route('/', service.routes)
  app.notFound((context) => context.text('The sandbox has no page at this address.', 404))
  return app
}

/** Listens on IPv4 first. A machine without IPv6 loopback is served on IPv4 only. */
async function listenOnBothFamilies(port: number, create: () => Server): Promise<[Server, ...Server[]]> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(create(), port, '127.0.0.1')
    try {
      return [first, await listen(create(), portOf(first), '::1')]
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'EADDRINUSE') return [first]
      await closeServer(first)
      // With port 0, the port that was free on IPv4 may be taken on IPv6: try another one.
      if (port !== 0 || attempt === 5) throw error
    }
  }
}

function listen(server: Server, port: number, host: string) {
  return new Promise<Server>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port
}

function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
