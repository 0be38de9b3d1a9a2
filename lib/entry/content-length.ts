import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/** The name under which a body's length passes through Next. */
const carrier = 'x-body-length'

/**
 * Repeats a response's `content-length` under a name that Next passes on: it strips the header itself from whatever a
 * route handler returns, so a browser could show neither size nor time left.
 */
export function carryContentLength(response: Response): Response {
  const length = response.headers.get('content-length')
  if (length !== null) response.headers.set(carrier, length)
  return response
}

/**
 * Turns a carried length back into `content-length` on its way out of this process. Call it once, before the server
 * takes requests. A body of another length fails instead of running into the response after it.
 */
export function restoreContentLengths(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      if (name !== carrier) return setHeader(name, value)
      response.strictContentLength = true
      return setHeader('content-length', value)
    }
  })
}
