import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/** The header that carries a body's length through Next.js. */
const carrier = 'x-body-length'

/**
 * Copies a response's `content-length` to a header that Next.js passes on. Next.js strips the original from route
 * handlers' responses, and browsers need it to show a download's size and time left.
 */
export function carryContentLength(response: Response): Response {
  const length = response.headers.get('content-length')
  if (length !== null) response.headers.set(carrier, length)
  return response
}

/**
 * Restores a carried length as `content-length` when a response is sent. Call it once, before the server takes requests.
 * A body of another length fails instead of corrupting the next response.
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
