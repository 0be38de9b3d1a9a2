import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { assertOwner } from '@/lib/studio/system/policy'
import { auditDetails, lockFailedJobs } from './lock-failed-jobs'

/**
 * Deletes a failed job. The audit log keeps what it was and why it failed.
 * @throws AppError `conflict` if it's running or finished
 */
export async function dismissJob(actor: Actor, jobId: string): Promise<void> {
  assertOwner(actor)
  await db().$transaction(async (tx) => {
    const jobs = await lockFailedJobs(tx, { jobId })
    await tx.$executeRaw`SELECT graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
    for (const job of jobs) await recordAudit(tx, actor, 'job.dismissed', String(job.id), auditDetails(job))
  })
}
