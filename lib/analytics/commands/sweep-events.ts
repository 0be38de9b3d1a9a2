import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes single events past their time; the counts by day stay. Idempotent. */
export async function sweepEvents(): Promise<void> {
  const before = expiredBefore('analyticsEvents', now())
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM analytics_events WHERE id IN (
        SELECT id FROM analytics_events WHERE created_at < ${before}
        ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
