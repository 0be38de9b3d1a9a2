import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes links, used or not, that expired long ago. Idempotent. */
export async function deleteExpiredTokens(): Promise<void> {
  await deleteExpired(
    'accountTokens',
    (before, limit) => db().$executeRaw`
      DELETE FROM account_tokens WHERE id IN (
        SELECT id FROM account_tokens WHERE expires_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
