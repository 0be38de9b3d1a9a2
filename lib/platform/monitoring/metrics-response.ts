import 'server-only'
import { isBearer } from '@/lib/platform/bearer'
import { runWithDeadline } from '@/lib/platform/deadline'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import type { Metrics } from './create-metrics'
import { metrics } from './metrics'
import { countConnections } from './pools'
import { type Gauges, readGauges } from './read-gauges'

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
