import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { addJob } from '@/lib/platform/jobs/queue'
import { measureWebhook } from './measure-webhook'
import { metrics, startMetrics } from './metrics'
import { respondWithMetrics } from './metrics-response'
import { monitorJob } from './monitor-job'
import { createRouteFinder } from './routes'
import { watchRequests } from './watch-requests'

useDatabase()

const token = 'a-token-for-the-metrics'

beforeAll(async () => {
  process.env.METRICS_TOKEN = token
  await startMetrics()
})

async function scrape(): Promise<string[]> {
  const response = await respondWithMetrics(`Bearer ${token}`)
  expect(response.status).toBe(200)
  return (await response.text()).split('\n')
}

test.each([null, '', token, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`])(
  'rejects %j',
  async (header) => {
    expect((await respondWithMetrics(header)).status).toBe(401)
  },
)

test('counts jobs by state, and the age of the oldest that could run', async () => {
  const add = (keys: string[], afterSeconds = 0) => addJob(db(), 'remove-files', { keys }, { afterSeconds })
  await add(['waiting'])
  await add(['scheduled'], 3600)
  for (const state of ['running', 'retrying', 'failed']) await add([state])
  const change = async (key: string, assignment: string) =>
    await db().$executeRawUnsafe(
      `UPDATE graphile_worker._private_jobs SET ${assignment} WHERE payload::text LIKE '%${key}%'`,
    )
  await change('waiting', "run_at = now() - interval '10 minutes'")
  await change('running', 'locked_at = now()')
  await change('retrying', "attempts = 1, run_at = now() + interval '1 minute'")
  await change('failed', 'attempts = max_attempts')

  const lines = await scrape()

  for (const state of ['waiting', 'scheduled', 'running', 'retrying', 'failed']) {
    expect(lines).toContain(`northlight_jobs{job="remove-files",state="${state}"} 1`)
  }
  expect(readValue(lines, 'northlight_job_oldest_waiting_seconds')).toBeGreaterThanOrEqual(600)
})

test('shows unsent emails with their age, the newest webhook event and the connections', async () => {
  await db().$transaction((tx) =>
    queueMail(tx, {
      to: 'sam@example.test',
      template: 'account-denied',
      props: { fullName: 'Sam' } as never,
    }),
  )
  await db().$executeRaw`UPDATE outbox_messages SET created_at = now() - interval '5 minutes'`
  await db().webhookEvent.create({
    data: {
      id: 'evt_1',
      provider: 'stripe',
      type: 'charge.refunded',
      outcome: 'paid',
      receivedAt: new Date(60_000),
    },
  })

  const lines = await scrape()

  expect(lines).toContain('northlight_outbox_messages{kind="mail",status="queued"} 1')
  expect(readValue(lines, 'northlight_outbox_oldest_queued_seconds{kind="mail"}')).toBeGreaterThanOrEqual(300)
  expect(lines).toContain('northlight_webhook_last_received_timestamp_seconds 60')
  expect(lines).toContain('northlight_database_read_success 1')
  expect(lines).toContain('northlight_database_pool_connections{pool="requests",state="waiting"} 0')
  expect(
    readValue(lines, 'northlight_database_pool_connections{pool="requests",state="idle"}'),
  ).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain('example.test')
})

test('measures requests by route, without what else their URLs contain', async () => {
  const finder = createRouteFinder({
    staticRoutes: [],
    dynamicRoutes: [{ page: '/unsubscribe/[token]', regex: '^/unsubscribe/([^/]+?)(?:/)?$' }],
  })
  const requests = metrics()?.requests
  if (requests) watchRequests(requests, finder)
  const server = createServer((request, response) => {
    request.url = '/rewritten'
    response.writeHead(204).end()
  }).listen(0)
  const { port } = server.address() as AddressInfo

  await fetch(`http://localhost:${port}/unsubscribe/very-secret?next=also-secret`)
  await fetch(`http://localhost:${port}/nothing`, { method: 'DELETE' })
  server.close()

  const lines = await scrape()
  const count = 'northlight_http_request_duration_seconds_count'
  expect(lines).toContain(`${count}{method="GET",route="/unsubscribe/[token]",status="2xx"} 1`)
  expect(lines).toContain(`${count}{method="other",route="other",status="2xx"} 1`)
  expect(lines.join('\n')).not.toMatch(/secret/)
})

test('measures jobs and webhooks by their outcome', async () => {
  await monitorJob('sweep-tokens', {}, async () => {})
  await expect(monitorJob('sweep-tokens', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  measureWebhook('stripe', Date.now() / 1000 - 30)('processed')

  const lines = await scrape()

  expect(lines).toContain('northlight_job_duration_seconds_count{job="sweep-tokens",outcome="succeeded"} 1')
  expect(lines).toContain('northlight_job_duration_seconds_count{job="sweep-tokens",outcome="failed"} 1')
  expect(lines).toContain(
    'northlight_webhook_duration_seconds_count{provider="stripe",outcome="processed"} 1',
  )
  expect(readValue(lines, 'northlight_webhook_delay_seconds_sum{provider="stripe"}')).toBeGreaterThanOrEqual(
    30,
  )
})

test('responds without the numbers of a database that is too slow', async () => {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE webhook_events IN ACCESS EXCLUSIVE MODE`
    expect(await scrape()).toContain('northlight_database_read_success 0')
  })
})

function readValue(lines: string[], name: string): number {
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
}
