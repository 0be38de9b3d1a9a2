import 'server-only'
import { sendToSentry } from './sentry'
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
