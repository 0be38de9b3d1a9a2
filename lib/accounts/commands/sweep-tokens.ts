import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes links that expired long ago; of a used one nothing is needed either. Idempotent. */
export async function sweepTokens(): Promise<void> {
  await deleteExpired(
    'accountTokens',
    (before, limit) => db().$executeRaw`
      DELETE FROM account_tokens WHERE id IN (
        SELECT id FROM account_tokens WHERE expires_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
