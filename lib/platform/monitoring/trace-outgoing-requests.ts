import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { OpenSpan, Tracing } from './span'

/** A request of undici and of Node.js' fetch: https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md */
type UndiciRequest = { method: string; origin: string | URL }

/**
 * Traces calls of other services by method, host and status. Their paths and queries can contain file keys and signatures.
 * @param collector the host that the spans go to, whose calls aren't traced
 */
export function traceOutgoingRequests(tracing: Tracing, collector: string): void {
  const start = (method: string, host: string): OpenSpan | undefined => {
    if (host === collector) return undefined
    const attributes = { 'http.request.method': method, 'server.address': host }
    return tracing.open(`${method} ${host}`, 'client', attributes)
  }

  // Of the built-in HTTP client, which Stripe's and Pusher's SDKs use.
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    const span = start(request.method, String(request.getHeader('host') ?? request.host))
    if (!span) return
    let failure: Error | undefined
    request.once('response', ({ statusCode }: IncomingMessage) => {
      span.set({ 'http.response.status_code': statusCode ?? 0 })
    })
    request.once('error', (error) => {
      failure = error
    })
    request.once('close', () => span.end(failure))
  })

  const spans = new WeakMap<UndiciRequest, OpenSpan>()
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: UndiciRequest }
    const span = start(request.method, new URL(request.origin).host)
    if (span) spans.set(request, span)
  })
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: UndiciRequest; response: { statusCode: number } }
    spans.get(request)?.set({ 'http.response.status_code': response.statusCode })
  })
  subscribe('undici:request:trailers', (message) => {
    end((message as { request: UndiciRequest }).request)
  })
  subscribe('undici:request:error', (message) => {
    const { request, error } = message as { request: UndiciRequest; error: Error }
    end(request, error)
  })

  function end(request: UndiciRequest, error?: Error) {
    spans.get(request)?.end(error)
    spans.delete(request)
  }
}
