import 'server-only'
import { env } from '@/lib/platform/environment/env'
import { isBearer } from '@/lib/platform/web/bearer'
import { runDueJobs } from './run-due-jobs'

/** Runs due jobs for whoever sends CRON_SECRET, and returns what was done. For everyone else there is nothing here. */
export async function respondToCron(authorization: string | null): Promise<Response> {
  const { CRON_SECRET: secret, CRON_SECONDS: seconds } = env()
  if (!secret || !isBearer(authorization, secret)) return new Response('Not found', { status: 404 })
  return Response.json(await runDueJobs(seconds), { headers: { 'cache-control': 'no-store' } })
}
