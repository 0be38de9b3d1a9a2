import 'server-only'
import { env } from '@/lib/platform/environment/env'
import type { Tracing } from './span'

// On globalThis, because Next.js bundles instrumentation and routes separately, each with its own copy of this module.
const shared = globalThis as typeof globalThis & { northlightTracing?: Tracing }

/** Returns this process' tracing; undefined while OTEL_EXPORTER_OTLP_ENDPOINT is unset, when nothing is traced. */
export function tracing(): Tracing | undefined {
  return shared.northlightTracing
}

/** Starts to trace if OTEL_EXPORTER_OTLP_ENDPOINT is set. Without it, the library isn't loaded. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env()
  if (!endpoint || shared.northlightTracing) return
  const { createTracing } = await import('./create-tracing')
  const { traceOutgoingRequests } = await import('./trace-outgoing-requests')
  shared.northlightTracing = createTracing()
  traceOutgoingRequests(shared.northlightTracing, new URL(endpoint).host)
}
