import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Deletes notifications, read or unread, that are older than the studio keeps them. Idempotent. */
export async function deleteExpiredNotifications(): Promise<void> {
  const { notificationRetentionDays } = await getStudio()
  await deleteExpired(notificationRetentionDays, 'notifications', (row, before) =>
    row('createdAt', '<', before),
  )
}
