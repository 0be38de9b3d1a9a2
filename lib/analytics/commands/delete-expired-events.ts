import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes single events past their retention; the counts per day stay. Idempotent. */
export async function deleteExpiredEvents(): Promise<void> {
  await deleteExpired(
    'analyticsEvents',
    (before, limit) => db().$executeRaw`
      DELETE FROM analytics_events WHERE id IN (
        SELECT id FROM analytics_events WHERE created_at < ${before}
        ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
