import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Overwrites `x-forwarded-for` of every request to this process with the address of its connection, for a server that
 * no proxy stands before: Next fills the header in only where the caller has not written one, and whoever writes
 * another address into each request would never meet a limit. Call it once, before the server takes requests.
 */
export function nameCallersByTheirSockets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  })
}
