import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes sessions that have expired. Idempotent. */
export async function deleteExpiredSessions(): Promise<void> {
  await deleteExpired(retentionDays.sessions, 'sessions', (row, before) => row('expiresAt', '<', before))
}

/** Deletes sessions, which end at their next request. Returns how many there were. */
export async function deleteSessions(
  tx: Transaction,
  which: { secretHash: string } | { userId: string; id?: string },
): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: which })
  return count
}
