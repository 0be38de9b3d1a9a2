import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Histogram } from 'prom-client'

const methods = new Set(['GET', 'HEAD', 'POST'])

/** When a request arrived, in ms, and its URL, which Next.js may rewrite. */
type Arrival = { at: number; url: string }
const arrival = Symbol('arrival')

/** Measures every request from its arrival to the end of its response, by method, route and class of status. */
export function watchRequests(
  durations: Histogram<'method' | 'route' | 'status'>,
  findRoute: (url: string) => string,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage & { [arrival]?: Arrival } }
    request[arrival] = { at: performance.now(), url: request.url ?? '' }
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as {
      request: IncomingMessage & { [arrival]?: Arrival }
      response: ServerResponse
    }
    const arrived = request[arrival]
    if (!arrived) return
    const method = request.method && methods.has(request.method) ? request.method : 'other'
    const status = `${Math.floor(response.statusCode / 100)}xx`
    durations.labels(method, findRoute(arrived.url), status).observe((performance.now() - arrived.at) / 1000)
  })
}
