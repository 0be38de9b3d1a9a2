import 'server-only'
import {
  type Attributes,
  context,
  isSpanContextValid,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { env, version } from '@/lib/platform/environment/env'
import { scrubStack, scrubText } from './scrub-text'
import type { Tracing } from './span'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER }

/**
 * Sends spans, Next.js' own included, to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The library reads its other
 * variables itself: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function createTracing(): Tracing {
  const exporter = new OTLPTraceExporter()
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': env().OTEL_SERVICE_NAME,
      'service.version': version || 'unknown',
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        export: (spans, done) => exporter.export(spans.map(scrubSpan), done),
        shutdown: () => exporter.shutdown(),
        forceFlush: () => exporter.forceFlush(),
      }),
    ],
  })
  provider.register()
  const tracer = trace.getTracer(ownScope)
  return {
    run: (name, { kind, attributes, linkTo }, work) => {
      const links = linkTo ? parseLink(linkTo) : []
      // A job is a trace of its own, because it may run long after the request that queued it.
      const options = { kind: kinds[kind], attributes, links, root: kind === 'job' }
      return tracer.startActiveSpan(name, options, async (span) => {
        try {
          const result = await work()
          span.end()
          return result
        } catch (error) {
          endFailed(span, error)
          throw error
        }
      })
    },
    open: (name, kind, attributes) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes })
      return {
        set: (more) => void span.setAttributes(more),
        end: (error) => (error === undefined ? span.end() : endFailed(span, error)),
      }
    },
    currentSpan: () => {
      const { traceId, spanId, traceFlags } = trace.getSpan(context.active())?.spanContext() ?? {}
      return traceId && spanId ? `00-${traceId}-${spanId}-0${traceFlags}` : null
    },
    recordError: (error, attributes) => {
      endFailed(tracer.startSpan('error', { attributes }), error)
    },
  }
}

function endFailed(span: Span, error: unknown) {
  span.recordException(error instanceof Error ? error : String(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Parses W3C's `traceparent`: https://www.w3.org/TR/trace-context/ */
function parseLink(parent: string): Link[] {
  const [, traceId = '', spanId = '', flags] = parent.split('-')
  const linked = { traceId, spanId, traceFlags: Number(flags) }
  return isSpanContextValid(linked) ? [{ context: linked }] : []
}

/** The instrumentation scope of the portal's own spans. */
const ownScope = 'northlight'

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
function scrubSpan(span: ReadableSpan): ReadableSpan {
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
