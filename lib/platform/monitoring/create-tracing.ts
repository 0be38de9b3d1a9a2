import 'server-only'
import {
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
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { env, version } from '@/lib/platform/env'
import { ownScope, scrubSpan } from './scrub-span'
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
