import 'server-only'
import { metrics } from './metrics'
import { reportError } from './report-error'
import { tracing } from './tracing'

/** The key under which a job's payload has the span of the request that queued it. */
const spanKey = '_traceparent'

/** Adds the current span to a job's payload, if there is one. */
export function withCurrentSpan<P extends object>(payload: P): P {
  const span = tracing()?.currentSpan()
  return span ? { ...payload, [spanKey]: span } : payload
}

/** Runs one attempt of a job; measures and traces it, and reports its error. */
export async function monitorJob(name: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const end = metrics()?.jobRuns.startTimer({ job: name })
  try {
    await trace(name, payload, run)
    end?.({ outcome: 'succeeded' })
  } catch (error) {
    end?.({ outcome: 'failed' })
    reportError(error, { source: 'job', job: name })
    throw error
  }
}

function trace(name: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const current = tracing()
  if (!current) return run()
  const linkTo = (payload as Record<string, unknown> | null)?.[spanKey]
  const attributes = { 'job.name': name }
  return current.run(
    `job ${name}`,
    { kind: 'job', attributes, ...(typeof linkTo === 'string' && { linkTo }) },
    run,
  )
}
