import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/** The headers that carry a body's headers through Next.js. */
const carriers: Record<string, string> = {
  'x-body-length': 'content-length',
  'x-body-encoding': 'content-encoding',
}

/**
 * Copies a response's `content-length` and `content-encoding` to headers that Next.js passes on. Next.js strips the
 * originals from the responses of route handlers and of the proxy. Browsers need the length to show a download's size and
 * time left, and the encoding to read what is compressed already.
 */
export function carryContentHeaders(response: Response): Response {
  for (const [carrier, name] of Object.entries(carriers)) {
    const value = response.headers.get(name)
    if (value !== null) response.headers.set(carrier, value)
  }
  return response
}

/**
 * Restores carried headers when a response is sent. Call it once, before the server takes requests. A body of another
 * length fails instead of corrupting the next response.
 */
export function restoreContentHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      const restored = carriers[name]
      if (restored === 'content-length') response.strictContentLength = true
      return setHeader(restored ?? name, value)
    }
  })
}
