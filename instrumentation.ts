import type { Instrumentation } from 'next'

/** Runs once when the server starts, before it takes a request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('@/lib/workflows/start-server')
  await startServer()
}

/** Runs for every error that no page, route or action has handled. Next.js has logged it. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportError } = await import('@/lib/platform/monitoring/report-error')
  reportError(error, { source: context.routeType, route: context.routePath, method })
}
