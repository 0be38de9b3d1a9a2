import 'server-only'
import { db } from '@/lib/platform/data/db'
import { retryJobs } from '@/lib/platform/jobs/queue'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type FailedJob = { id: string; name: string; attempts: number; lastError: string | null; day: string }

export const failedJobs: Check = {
  name: 'failed-jobs',
  severity: 'warning',
  title: 'Jobs were given up',
  advice: 'Mend the cause, then run the doctor with --fix, which runs them again.',
  async find() {
    const jobs = await db().$queryRaw<FailedJob[]>`
      SELECT id::text, task_identifier AS name, attempts::int, left(last_error, 200) AS "lastError",
        updated_at::date::text AS day
      FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
      ORDER BY id LIMIT ${maxFindings}`
    return jobs.map(({ id, name, attempts, lastError, day }) => ({
      id,
      text: `Job ${id} (${name}) failed ${attempts} times, last on ${day}: ${(lastError ?? 'no error recorded').split('\n')[0]}`,
    }))
  },
  fix: (findings) => retryJobs(findings.map(({ id }) => id)),
}
