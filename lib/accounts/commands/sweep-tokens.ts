import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes links that expired long ago; of a used one nothing is needed either. Idempotent. */
export async function sweepTokens(): Promise<void> {
  const before = expiredBefore('accountTokens', now())
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM account_tokens WHERE id IN (
        SELECT id FROM account_tokens WHERE expires_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
