import 'server-only'
import { db } from '@/lib/platform/db'

/** What the metrics show of the database. Ages are in seconds. */
export type Gauges = {
  jobs: { job: string; state: string; count: number }[]
  oldestJobSeconds: number
  messages: { kind: string; status: string; count: number; oldestSeconds: number }[]
  /** Unix time. */
  lastWebhookAt: number | null
}

/** Bounds each statement in Postgres, in ms. */
const statementTimeoutMs = 2_000

/** Reads the gauges with one statement each. @throws Error if the database is too slow */
export async function readGauges(): Promise<Gauges> {
  const [, jobs, [oldestJob], messages, [newestEvent]] = await db().$transaction([
    db().$executeRaw`SELECT set_config('statement_timeout', ${String(statementTimeoutMs)}, true)`,
    db().$queryRaw<Gauges['jobs']>`
      SELECT task.identifier AS job, count(*)::int AS count,
        CASE
          WHEN job.locked_at IS NOT NULL THEN 'running'
          WHEN job.attempts >= job.max_attempts THEN 'failed'
          WHEN job.attempts > 0 THEN 'retrying'
          WHEN job.run_at > now() THEN 'scheduled'
          ELSE 'waiting'
        END AS state
      FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
      GROUP BY task.identifier, state`,
    db().$queryRaw<{ seconds: number | null }[]>`
      SELECT extract(epoch FROM now() - min(run_at))::float8 AS seconds
      FROM graphile_worker._private_jobs
      WHERE is_available AND run_at <= now()`,
    db().$queryRaw<Gauges['messages']>`
      SELECT lower(kind::text) AS kind, lower(status::text) AS status, count(*)::int AS count,
        extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
      FROM outbox_messages
      WHERE status IN ('QUEUED', 'FAILED')
      GROUP BY kind, status`,
    db().$queryRaw<{ at: number }[]>`
      SELECT extract(epoch FROM received_at)::float8 AS at
      FROM webhook_events
      ORDER BY received_at DESC
      LIMIT 1`,
  ])
  return {
    jobs,
    oldestJobSeconds: oldestJob?.seconds ?? 0,
    messages,
    lastWebhookAt: newestEvent?.at ?? null,
  }
}
