import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { scrubStack, scrubText } from './scrub-text'

/** The instrumentation scope of the portal's own spans. */
export const ownScope = 'northlight'

/**
 * Everything that leaves the portal. Next.js also records URLs with their queries, addresses and headers, which can
 * contain tokens.
 */
const allowed = new Set([
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.id',
  'error.type',
  'exception.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'job.name',
  'next.route',
  'next.rsc',
  'next.span_type',
  'server.address',
  'server.port',
  'source',
])

/** Returns the span with nothing but its timing, allowed attributes, and scrubbed errors. */
export function scrubSpan(span: ReadableSpan): ReadableSpan {
  const attributes = scrubAttributes(span.attributes)
  return Object.create(span, {
    name: { value: nameOf(span, attributes), enumerable: true },
    attributes: { value: attributes, enumerable: true },
    events: {
      value: span.events.map((event) => ({
        ...event,
        name: event.name === 'exception' ? 'exception' : 'event',
        attributes: scrubAttributes(event.attributes ?? {}),
      })),
      enumerable: true,
    },
    links: { value: span.links.map(({ context }) => ({ context })), enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  }) as ReadableSpan
}

/** Next.js names its spans after URLs; their type and route say the same without the values. */
function nameOf(span: ReadableSpan, attributes: Attributes): string {
  if (span.instrumentationScope.name === ownScope) return span.name
  const type = attributes['next.span_type']
  const what = type === 'BaseServer.handleRequest' ? attributes['http.method'] : type
  return [what ?? 'span', attributes['next.route']].filter(Boolean).join(' ')
}

function scrubAttributes(attributes: Attributes): Attributes {
  const scrubbed: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (allowed.has(name)) scrubbed[name] = value
    if (name === 'exception.message') scrubbed[name] = scrubText(String(value))
    if (name === 'exception.stacktrace') scrubbed[name] = scrubStack(String(value))
  }
  return scrubbed
}
