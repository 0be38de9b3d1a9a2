import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'
import { retentionDays } from '@/lib/platform/retention'

/** Deletes sessions that have expired. Idempotent. */
export async function deleteExpiredSessions(): Promise<void> {
  await deleteExpired(retentionDays.sessions, 'sessions', (row, before) => row('expiresAt', '<', before))
}
