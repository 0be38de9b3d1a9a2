import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { assertOwner } from '@/lib/studio/system/policy'
import { auditDetails, lockFailedJobs } from './lock-failed-jobs'

/**
 * Lets one failed job or all of them run again at once, with all their attempts.
 * @throws AppError `conflict` if the one job is running or finished
 */
export async function retryJobs(actor: Actor, which: { jobId: string } | 'all'): Promise<{ count: number }> {
  assertOwner(actor)
  return db().$transaction(async (tx) => {
    const jobs = await lockFailedJobs(tx, which)
    const ids = jobs.map(({ id }) => id)
    await tx.$executeRaw`SELECT graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`
    for (const job of jobs) await recordAudit(tx, actor, 'job.retried', String(job.id), auditDetails(job))
    return { count: jobs.length }
  })
}
