import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes old notifications, read or not. Idempotent. */
export async function sweepNotifications(): Promise<void> {
  const before = expiredBefore('notifications', now())
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications WHERE created_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
