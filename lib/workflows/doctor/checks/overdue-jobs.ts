import 'server-only'
import { db } from '@/lib/platform/data/db'
import { countOf } from '@/lib/platform/words'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const overdueJobs: Check = {
  name: 'overdue-jobs',
  severity: 'warning',
  title: 'Jobs have been waiting for more than 15 minutes',
  advice: 'Check that the portal, or with JOBS_IN_SERVER=0 a worker, is running, and read its log.',
  async find() {
    const tasks = await db().$queryRaw<{ name: string; count: number; since: string }[]>`
      SELECT task_identifier AS name, count(*)::int AS count, to_char(min(run_at), 'YYYY-MM-DD HH24:MI TZ') AS since
      FROM graphile_worker.jobs
      WHERE locked_at IS NULL AND attempts < max_attempts AND run_at < now() - interval '15 minutes'
      GROUP BY task_identifier ORDER BY min(run_at) LIMIT ${maxFindings}`
    return tasks.map(({ name, count, since }) => ({
      id: name,
      text: `${countOf(count, 'job')} ${name}, waiting since ${since}.`,
    }))
  },
}
