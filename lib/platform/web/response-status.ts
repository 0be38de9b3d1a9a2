import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'

// On globalThis, because Next.js bundles instrumentation and pages separately, each with its own copy of this module.
const key = Symbol.for('northlight.page-response')
const shared = globalThis as { [key]?: AsyncLocalStorage<ServerResponse | undefined> }
shared[key] ??= new AsyncLocalStorage()
const responses = shared[key]

/**
 * Makes the response of every page load available to `setNotFoundStatus`. Call it once, before the server accepts requests.
 * Requests of Next.js' client are left out: it reloads the page for anything but a 200.
 */
export function watchPageResponses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const isPageLoad = request.method === 'GET' || request.method === 'HEAD'
    responses.enterWith(isPageLoad && !request.headers.rsc ? response : undefined)
  })
}

/** Returns whether a document is being rendered, whose response has its own status. */
export function isPageLoad(): boolean {
  return responses.getStore() !== undefined
}

/** Returns the origin at which this server accepted the page load being handled. @throws Error outside a page load */
export function ownOrigin(): string {
  const { localAddress, localPort } = responses.getStore()?.socket ?? {}
  if (!localAddress) throw new Error('No page is being loaded.')
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`
}

/** The response header that names what a page shows. */
export const contentHeader = 'x-page-content'

/** Names what the page being rendered shows, so that it's cached for nothing else. Call it before the first byte. */
export function setPageContent(fingerprint: string): void {
  const response = responses.getStore()
  if (response && !response.headersSent) response.setHeader(contentHeader, fingerprint)
}

/**
 * Sets the status of the page being rendered to 404, without changing what it shows. Next.js' `notFound()` sends an empty
 * document that a script fills. Has no effect after the first byte, so not inside a Suspense.
 */
export function setNotFoundStatus(): void {
  const response = responses.getStore()
  if (response && !response.headersSent) response.statusCode = 404
}
