import { checkReadiness } from '@/lib/platform/health'

export const dynamic = 'force-dynamic'

/** Returns 200 when the database is reachable, its migrations are current, and a queue worker is alive; 503 otherwise. */
export async function GET() {
  const checks = await checkReadiness()
  const isReady = Object.values(checks).every(Boolean)
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', checks },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
