import { redactSecrets } from '@/lib/platform/text/redact'
import { maxReasonLength } from './limits'
import type { ServiceState } from './schema'

/** Returns the first line of an error's message, without secrets and shortened for a table. */
export function shortenReason(error: string | null): string {
  const line = redactSecrets(error?.trim().split('\n')[0] ?? '').trim()
  if (line === '') return 'No reason was recorded.'
  return line.length > maxReasonLength ? `${line.slice(0, maxReasonLength - 1)}…` : line
}

/** Returns the state of a service from the times of its last success and failure. */
export function stateOf(succeededAt: Date | null, failedAt: Date | null): ServiceState {
  if (!succeededAt && !failedAt) return 'unused'
  return failedAt && (!succeededAt || failedAt > succeededAt) ? 'failing' : 'working'
}

/** Returns the end of a public id, which distinguishes keys without showing them. */
export function endOf(id: string): string {
  return id.slice(-4)
}

/** Stripe's settings of a webhook, as far as they matter. */
type Endpoint = { url: string; status: string; enabled_events: readonly string[] }

/** Returns which needed events no enabled endpoint at this URL sends; null if there is no such endpoint. */
export function findMissedEvents(
  endpoints: readonly Endpoint[],
  url: string,
  needed: readonly string[],
): string[] | null {
  const own = endpoints.filter((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
  if (own.length === 0) return null
  const sent = new Set(own.flatMap((endpoint) => endpoint.enabled_events))
  return sent.has('*') ? [] : needed.filter((event) => !sent.has(event))
}
