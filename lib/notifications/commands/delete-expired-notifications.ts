import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes old notifications, read or unread. Idempotent. */
export async function deleteExpiredNotifications(): Promise<void> {
  await deleteExpired(
    'notifications',
    (before, limit) => db().$executeRaw`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications WHERE created_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
