import { checkReadiness, isReady } from '@/lib/platform/environment/health'

export const dynamic = 'force-dynamic'

/** Returns 200 when this process can handle requests, 503 otherwise; either way with what was checked. */
export async function GET() {
  const checks = await checkReadiness()
  const [status, code] = isReady(checks) ? ['ready', 200] : ['not ready', 503]
  return Response.json({ status, checks }, { status: code, headers: { 'cache-control': 'no-store' } })
}
