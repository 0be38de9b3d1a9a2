import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes old notifications, read or unread. Idempotent. */
export async function deleteExpiredNotifications(): Promise<void> {
  await deleteExpired('notifications', 'notifications', (row, before) => row('createdAt', '<', before))
}
