import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes single events past their retention; the counts per day stay. Idempotent. */
export async function deleteExpiredEvents(): Promise<void> {
  await deleteExpired('analyticsEvents', 'analytics_events', (row, before) => row('createdAt', '<', before))
}
