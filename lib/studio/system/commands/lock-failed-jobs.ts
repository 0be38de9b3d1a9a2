import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { maxJobsPerRetry } from '@/lib/studio/system/limits'
import { shortenReason } from '@/lib/studio/system/rules'
import { jobConflict } from '@/lib/studio/system/words'

type Job = { id: bigint; name: string; lastError: string | null; attempts: number }

/**
 * Locks one failed job, or all of them with the oldest first, so that no worker starts them before the transaction ends.
 * @throws AppError `conflict` if the one job is running or finished
 */
export async function lockFailedJobs(tx: Transaction, which: { jobId: string } | 'all'): Promise<Job[]> {
  const id = which === 'all' ? null : BigInt(which.jobId)
  const jobs = await tx.$queryRaw<Job[]>`
    SELECT job.id, task.identifier AS name, job.last_error AS "lastError", job.attempts::int AS attempts
    FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE job.attempts > 0 AND job.locked_at IS NULL AND (job.id = ${id}::bigint OR ${id}::bigint IS NULL)
    ORDER BY job.id
    LIMIT ${maxJobsPerRetry}
    FOR UPDATE OF job SKIP LOCKED`
  if (id !== null && jobs.length === 0) throw new AppError('conflict', jobConflict)
  return jobs
}

/** Returns what the audit log records of a job. */
export function auditDetails({ name, lastError, attempts }: Job) {
  return { job: name, attempts, reason: shortenReason(lastError) }
}
