import type { NextRequest } from 'next/server'
import { respondWithMetrics } from '@/lib/platform/monitoring/metrics-response'

export const dynamic = 'force-dynamic'

/** Returns this process' metrics for Prometheus. Requests must send METRICS_TOKEN. */
export async function GET(request: NextRequest) {
  return respondWithMetrics(request.headers.get('authorization'))
}
