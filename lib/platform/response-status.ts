import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

// On globalThis, because Next bundles instrumentation and pages apart: each gets its own copy of this module.
const key = Symbol.for('northlight.page-response')
const shared = globalThis as { [key]?: AsyncLocalStorage<ServerResponse | undefined> }
shared[key] ??= new AsyncLocalStorage()
const responses = shared[key]

/**
 * Makes the response of every page load available to `setNotFoundStatus`. Call it once, before the server takes requests.
 * Requests of Next's own client are left out: it loads the whole page anew for anything but a 200.
 */
export function watchPageResponses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const isPageLoad = request.method === 'GET' || request.method === 'HEAD'
    responses.enterWith(isPageLoad && !request.headers.rsc ? response : undefined)
  })
}

/** Whether what is being rendered is the document of a page load, so that its response has a status of its own. */
export function isPageLoad(): boolean {
  return responses.getStore() !== undefined
}

/**
 * Gives the page that is being rendered the status 404, and leaves what it shows to the page.
 * Next's `notFound()` does so only with an empty document that a script then fills.
 * Has no effect once the first byte is sent, so a page below a loading screen calls it in a layout above that.
 */
export function setNotFoundStatus(): void {
  const response = responses.getStore()
  if (response && !response.headersSent) response.statusCode = 404
}
