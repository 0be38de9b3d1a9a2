import 'server-only'
import { db } from './db'
import { deleteExpired } from './delete-expired'

/** Deletes jobs that failed permanently long ago; the queue deletes successful ones itself. Idempotent. */
export async function deleteFailedJobs(): Promise<void> {
  await deleteExpired(
    'failedJobs',
    (before, limit) => db().$executeRaw`
      DELETE FROM graphile_worker._private_jobs WHERE id IN (
        SELECT id FROM graphile_worker._private_jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${before}
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
