import 'server-only'
import { randomUUID } from 'node:crypto'
import { env, version } from '@/lib/platform/environment/env'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { scrubStack, scrubText } from './scrub-text'
import type { TraceAttributes } from './span'
import { tracing } from './tracing'

/** Where an error happened. */
export type ErrorSource = {
  source: 'render' | 'route' | 'action' | 'proxy' | 'webhook' | 'job'
  /** The route's pattern, such as `/booking/[id]`. */
  route?: string
  method?: string
  job?: string
  /** The id under which the log has the whole error, and which its user was shown. */
  errorId?: string
}

/** Reports an unexpected error to the configured collectors, without its personal and secret parts. Never throws. */
export function reportError(error: unknown, { source, route, method, job, errorId }: ErrorSource): void {
  const attributes = {
    source,
    ...(route && { 'http.route': route }),
    ...(method && { 'http.request.method': method }),
    ...(job && { 'job.name': job }),
    ...(errorId && { 'error.id': errorId }),
  }
  tracing()?.recordError(error, attributes)
  sendToSentry(error, attributes)
}

const timeoutMs = 5_000
/** An outage causes the same error for every request. */
const maxErrorsPerMinute = 30

let minute = 0
let sent = 0

/**
 * Sends an error to the Sentry-compatible collector of SENTRY_DSN, if there is one. The SDK would also record requests with
 * their headers; one event in the documented format needs no more than this: https://develop.sentry.dev/sdk/envelopes/
 */
function sendToSentry(error: unknown, attributes: TraceAttributes): void {
  const { SENTRY_DSN } = env()
  if (!SENTRY_DSN || !isWithinLimit()) return
  const { url, key } = parseDsn(SENTRY_DSN)
  const id = randomUUID().replaceAll('-', '')
  const lines = [
    { event_id: id, sent_at: now().toISOString() },
    { type: 'event' },
    describe(id, error, attributes),
  ]
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=northlight/1`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.body?.cancel())
    .catch((failure) => log().warn({ error: String(failure) }, "an error couldn't be reported"))
}

function isWithinLimit(): boolean {
  const current = Math.floor(now().getTime() / 60_000)
  if (current !== minute) [minute, sent] = [current, 0]
  sent += 1
  return sent <= maxErrorsPerMinute
}

/** Parses `https://key@host/path/project`: https://develop.sentry.dev/sdk/foundations/transport/authentication/ */
export function parseDsn(dsn: string): { url: string; key: string } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const project = parts.pop() ?? ''
  return { url: [`${protocol}//${host}`, ...parts, 'api', project, 'envelope', ''].join('/'), key: username }
}

function describe(id: string, error: unknown, attributes: TraceAttributes) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    event_id: id,
    timestamp: now().getTime() / 1000,
    platform: 'node',
    level: 'error',
    release: version || undefined,
    environment: env().NODE_ENV,
    transaction: attributes['http.route'] ?? attributes['job.name'],
    tags: attributes,
    exception: {
      values: [{ type: name, value: scrubText(message), stacktrace: { frames: parseFrames(stack ?? '') } }],
    },
  }
}

/** Sentry wants the innermost call last. */
function parseFrames(stack: string) {
  return scrubStack(stack)
    .split('\n')
    .flatMap((line) => {
      const found = /^\s+at (?:(.*?) \()?(.*):(\d+):(\d+)\)?$/.exec(line)
      if (!found) return []
      const [, call, filename, row, column] = found
      return [{ function: call ?? '?', filename, lineno: Number(row), colno: Number(column), in_app: true }]
    })
    .reverse()
}
