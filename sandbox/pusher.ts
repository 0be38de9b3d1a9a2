import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { openChannels } from '@/sandbox/pusher/channels'
import { type Connection, connectionError, serveConnection } from '@/sandbox/pusher/connection'
import { createHttpApi } from '@/sandbox/pusher/http-api'
import type { SandboxContext, SandboxService } from './service'

const State = z.object({ down: z.boolean() })

/**
 * Pusher Channels: the signed server API under `/apps` and the WebSocket under `/app/:key`, protocol 7.
 * `POST /_sandbox/pusher/state {"down":true}` simulates an outage until `{"down":false}`. A client that was connected
 * reconnects after 1 s; one that was rejected during the outage retries after pusher-js's 15 s.
 * Keeps nothing across restarts, like the real service: clients reconnect and subscribe again.
 */
export function openPusher(_: SandboxContext): SandboxService {
  const channels = openChannels()
  const connections = new Set<Connection>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 100 * 1024 })
  let down = false

  const routes = createHttpApi(
    channels,
    () => down,
    (userId) => {
      for (const connection of connections) if (connection.userId === userId) connection.terminate()
    },
  )
  routes.get('/_sandbox/pusher/connections', (context) =>
    context.json({
      down,
      connections: [...connections].map((connection) => ({
        socketId: connection.socketId,
        channels: [...connection.joined].map((name) => ({
          name,
          userId: channels.memberOf(name, connection)?.id ?? null,
        })),
      })),
    }),
  )
  routes.post('/_sandbox/pusher/state', async (context) => {
    const parsed = State.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    down = parsed.data.down
    if (down) for (const connection of connections) connection.drop()
    return context.json({ down })
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (!request.url?.startsWith('/app/')) return false
    const url = new URL(request.url, 'http://sandbox')
    if (down) {
      socket.destroy()
      return true
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, url))
    return true
  }

  function accept(webSocket: WebSocket, url: URL) {
    const error = connectionError(url)
    if (error) {
      webSocket.send(JSON.stringify({ event: 'pusher:error', data: error }))
      return webSocket.close(error.code, error.message)
    }
    const connection = serveConnection(webSocket, channels, () => connections.delete(connection))
    connections.add(connection)
  }

  return {
    routes,
    upgrade,
    async close() {
      for (const connection of connections) connection.drop()
      sockets.close()
    },
  }
}
