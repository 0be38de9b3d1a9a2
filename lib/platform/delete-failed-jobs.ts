import 'server-only'
import { now } from './clock'
import { db } from './db'
import { expiredBefore, retentionDays } from './retention'

/** Deletes jobs that failed permanently long ago; the queue deletes successful ones itself. Idempotent. */
export async function deleteFailedJobs(): Promise<void> {
  const before = expiredBefore(retentionDays.failedJobs, now())
  await db().$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${before}`
}
