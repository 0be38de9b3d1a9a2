import 'server-only'
import { keptDays } from '@/lib/analytics/limits'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

const atOnce = 10_000

/** Removes single events past their time, some at once; the counts by day stay. Run twice it finds nothing to do. */
export async function sweepEvents(): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 86_400_000)
  let swept = atOnce
  while (swept === atOnce) {
    swept = await db().$executeRaw`
      DELETE FROM analytics_events WHERE id IN (
        SELECT id FROM analytics_events WHERE created_at < ${before}
        ORDER BY created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      )`
  }
}
