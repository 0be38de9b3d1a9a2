import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Overwrites `x-forwarded-for` of every request to this process with its connection's address, for a server without a
 * proxy: Next.js sets the header only if it is missing, so a caller could forge it to evade rate limits. Call once, before
 * the server takes requests.
 */
export function nameCallersByTheirSockets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  })
}
