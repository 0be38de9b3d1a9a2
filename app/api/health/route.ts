import { checkHealth } from '@/lib/platform/health'

export const dynamic = 'force-dynamic'

/** Answers 200 when the portal can serve, 503 when its database does not answer. Names nothing else. */
export async function GET() {
  const healthy = await checkHealth()
  return Response.json({ status: healthy ? 'ok' : 'unavailable' }, { status: healthy ? 200 : 503 })
}
