import 'server-only'
import { db } from '@/lib/platform/data/db'
import { expiredBefore, retentionDays } from '@/lib/platform/data/retention'
import { now } from '@/lib/platform/time/clock'

/** Deletes jobs that failed permanently long ago; the queue deletes successful ones itself. Idempotent. */
export async function deleteFailedJobs(): Promise<void> {
  const before = expiredBefore(retentionDays.failedJobs, now())
  await db().$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${before}`
}
