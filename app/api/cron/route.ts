import type { NextRequest } from 'next/server'
import { respondToCron } from '@/lib/workflows/cron-response'

export const dynamic = 'force-dynamic'
/** In seconds; longer than CRON_SECONDS may be, and its jobs' time to finish. */
export const maxDuration = 300

/** Runs due jobs for a bounded time, where no process runs all the time. */
export function GET(request: NextRequest) {
  return respondToCron(request.headers.get('authorization'))
}
