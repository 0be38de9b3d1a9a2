import 'server-only'
import type { NextRequest } from 'next/server'
import { log } from '@/lib/platform/monitoring/log'
import { measureWebhook } from '@/lib/platform/monitoring/measure-webhook'
import { reportError } from '@/lib/platform/monitoring/report-error'

/**
 * Makes a webhook route. `verify` gets the raw body and the headers and returns null for a wrong signature; `handle` must
 * be idempotent; an event's `created` is in seconds. An error returns status 500, so that the service delivers the event again.
 */
export function defineWebhook<Event extends { id: string; type: string; created?: number }>(webhook: {
  provider: string
  verify: (body: string, headers: Headers) => Promise<Event | null>
  handle: (event: Event) => Promise<void>
}) {
  return async (request: NextRequest): Promise<Response> => {
    const event = await webhook.verify(await request.text(), request.headers)
    if (!event) {
      log().warn(
        { provider: webhook.provider, requestId: request.headers.get('x-request-id') },
        'webhook with a wrong signature rejected',
      )
      return Response.json({ message: 'Wrong signature' }, { status: 400 })
    }
    const measure = measureWebhook(webhook.provider, event.created)
    try {
      await webhook.handle(event)
      measure('processed')
      return Response.json({ received: true })
    } catch (error) {
      measure('failed')
      reportError(error, { source: 'webhook' })
      log().error(
        {
          provider: webhook.provider,
          requestId: request.headers.get('x-request-id'),
          eventId: event.id,
          type: event.type,
          error: error instanceof Error ? error.stack : String(error),
        },
        'webhook failed',
      )
      return Response.json({ message: 'Please deliver again' }, { status: 500 })
    }
  }
}
