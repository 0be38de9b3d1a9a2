import 'server-only'
import { env } from '@/lib/platform/environment/env'
import type { Metrics } from './create-metrics'

// On globalThis, because Next.js bundles instrumentation and routes separately, each with its own copy of this module.
const shared = globalThis as typeof globalThis & { northlightMetrics?: Metrics }

/** Returns this process' metrics; undefined while METRICS_TOKEN is unset, when nothing is measured. */
export function metrics(): Metrics | undefined {
  return shared.northlightMetrics
}

/** Starts to measure if METRICS_TOKEN is set. Without it, the library isn't loaded. */
export async function startMetrics(): Promise<void> {
  if (!env().METRICS_TOKEN || shared.northlightMetrics) return
  const { createMetrics } = await import('./create-metrics')
  shared.northlightMetrics = createMetrics()
}
