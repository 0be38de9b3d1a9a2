import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Deletes single events that are older than the studio keeps them; the counts per day stay. Idempotent. */
export async function deleteExpiredEvents(): Promise<void> {
  const { visitRetentionDays } = await getStudio()
  await deleteExpired(visitRetentionDays, 'analytics_events', (row, before) => row('createdAt', '<', before))
}
