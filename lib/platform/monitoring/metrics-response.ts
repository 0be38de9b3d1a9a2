import 'server-only'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { log } from '@/lib/platform/monitoring/log'
import { runWithDeadline } from '@/lib/platform/time/deadline'
import { isBearer } from '@/lib/platform/web/bearer'
import type { Metrics } from './create-metrics'
import { metrics } from './metrics'
import { countConnections } from './pools'

/** Longer than Postgres' own limit: with every connection in use, a scrape shows that instead of waiting for one. */
const readTimeoutMs = 3_000

/** Returns the metrics as text for Prometheus to whoever sends METRICS_TOKEN; 404 without one configured. */
export async function respondWithMetrics(authorization: string | null): Promise<Response> {
  const current = metrics()
  const token = env().METRICS_TOKEN
  if (!current || !token) return new Response('Not found', { status: 404 })
  if (!isBearer(authorization, token)) {
    return new Response('Unauthorized', { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  }
  await updateGauges(current)
  return new Response(await current.registry.metrics(), {
    headers: { 'content-type': current.registry.contentType, 'cache-control': 'no-store' },
  })
}

async function updateGauges(current: Metrics): Promise<void> {
  const { jobs, oldestJob, outbox, oldestMessage, lastWebhook, connections, databaseRead } = current
  for (const gauge of [jobs, oldestJob, outbox, oldestMessage, lastWebhook, connections]) gauge.reset()
  for (const { count, ...labels } of countConnections()) connections.set(labels, count)
  const gauges = await readInTime()
  databaseRead.set(gauges ? 1 : 0)
  if (!gauges) return
  for (const { count, ...labels } of gauges.jobs) jobs.set(labels, count)
  oldestJob.set(gauges.oldestJobSeconds)
  for (const { kind, status, count, oldestSeconds } of gauges.messages) {
    outbox.set({ kind, status }, count)
    if (status === 'queued') oldestMessage.set({ kind }, oldestSeconds)
  }
  if (gauges.lastWebhookAt) lastWebhook.set(gauges.lastWebhookAt)
}

async function readInTime(): Promise<Gauges | null> {
  try {
    return await runWithDeadline('reading the metrics', readTimeoutMs, readGauges)
  } catch (error) {
    log().warn({ error: String(error) }, 'the metrics could not read the database')
    return null
  }
}

/** What the metrics show of the database. Ages are in seconds. */
type Gauges = {
  jobs: { job: string; state: string; count: number }[]
  oldestJobSeconds: number
  messages: { kind: string; status: string; count: number; oldestSeconds: number }[]
  /** Unix time. */
  lastWebhookAt: number | null
}

/** Bounds each statement in Postgres, in ms. */
const statementTimeoutMs = 2_000

/** Reads the gauges with one statement each. @throws Error if the database is too slow */
async function readGauges(): Promise<Gauges> {
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
