import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import type { JobName } from '@/lib/platform/jobs/queue'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { maxCount, pageSize } from '@/lib/studio/system/limits'
import { assertOwner } from '@/lib/studio/system/policy'
import { shortenReason } from '@/lib/studio/system/rules'
import type { FailedJob, FailedJobPage, SystemState } from '@/lib/studio/system/schema'
import { describeJob, jobTitles } from '@/lib/studio/system/words'
import { Prisma } from '@/prisma/generated/client'

// The compiler checks that every job has a title.
jobTitles satisfies Record<JobName, string>

type Row = {
  id: bigint
  name: string
  lastError: string | null
  attempts: number
  maxAttempts: number
  failedAt: Date
  runsAt: Date
}

const failed = Prisma.sql`FROM graphile_worker._private_jobs AS job WHERE job.attempts > 0 AND job.locked_at IS NULL`

/** Returns one page of the jobs whose last attempt failed, newest failure first. */
export async function listFailedJobs(actor: Actor, { page }: SystemState): Promise<FailedJobPage> {
  assertOwner(actor)
  const [[counted], { timeZone }] = await Promise.all([
    db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT ${failed} LIMIT ${maxCount + 1}) AS counted`,
    getStudio(),
  ])
  const chosen = choosePage(page, counted?.count ?? 0, { pageSize, maxCount })
  const rows = await db().$queryRaw<Row[]>`
    SELECT job.id, (SELECT identifier FROM graphile_worker._private_tasks WHERE id = job.task_id) AS name,
      job.last_error AS "lastError", job.attempts::int AS attempts, job.max_attempts::int AS "maxAttempts",
      job.updated_at AS "failedAt", job.run_at AS "runsAt"
    ${failed}
    ORDER BY job.updated_at DESC, job.id DESC
    LIMIT ${chosen.take} OFFSET ${chosen.skip}`
  return { ...chosen.page, jobs: rows.map((row) => toFailedJob(row, timeZone)) }
}

function toFailedJob(row: Row, timeZone: string): FailedJob {
  const { id, name, lastError, attempts, maxAttempts, failedAt, runsAt } = row
  return {
    id: String(id),
    title: describeJob(name),
    reason: shortenReason(lastError),
    attempts,
    maxAttempts,
    lastAttempt: formatInstantInZone(failedAt, timeZone),
    nextAttempt: attempts < maxAttempts ? formatInstantInZone(runsAt, timeZone) : null,
  }
}
