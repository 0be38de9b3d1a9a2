import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCollector } from '@/e2e/support/collector'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { monitorJob } from './monitor-job'
import { parseDsn, reportError } from './report-error'
import { startTracing, tracing } from './tracing'

useDatabase()

const secret = 'hunter2'
let collector: Awaited<ReturnType<typeof startCollector>>

beforeAll(async () => {
  collector = await startCollector()
  Object.assign(process.env, collector.environment)
  await startTracing()
})
afterAll(() => collector.close())

const spans = () => collector.textAt('/v1/traces')

test('statements are traced without their values', async () => {
  await db().user.findFirst({ where: { email: `${secret}@example.test` } })
  await db().$transaction((tx) => tx.$queryRaw`SELECT ${secret}::text, 'a literal'::text`)
  await expect.poll(spans).toContain(`SELECT $1::text, '?'::text`)
  expect(spans()).toContain('WHERE \\"t0\\".\\"email\\" = $1')
})

test('calls of other services are traced without their paths', async () => {
  const service = createServer((_request, response) => response.writeHead(418).end()).listen(0)
  const host = `localhost:${(service.address() as AddressInfo).port}`
  await fetch(`http://${host}/files/${secret}?token=${secret}`)
  service.close()
  await expect.poll(spans).toContain(`GET ${host}`)
  expect(spans()).toContain('"intValue":418')
})

test('a job is linked to the request that queued it, and its error is reported', async () => {
  await tracing()?.run('request', { kind: 'server', attributes: {} }, () =>
    addJob(db(), 'remove-files', { keys: [] }),
  )
  const [job] = await db().$queryRaw<[{ payload: { _traceparent: string } }]>`
    SELECT payload FROM graphile_worker._private_jobs`
  const [, traceId = ''] = job.payload._traceparent.split('-')
  const failure = new Error(`the key '${secret}' for sam@example.test is wrong`)
  await expect(monitorJob('remove-files', job.payload, () => Promise.reject(failure))).rejects.toBe(failure)

  await expect.poll(spans).toContain('job remove-files')
  const linked = new RegExp(`"links":\\[{.{0,80}"traceId":"${traceId}"`)
  expect(spans()).toMatch(linked)
  await expect
    .poll(() => collector.textAt('/api/7/envelope/'))
    .toContain('the key [removed] for [removed] is wrong')
})

test('an error is reported with its place, but not its message', async () => {
  reportError(new TypeError(`no invitation ${secret}-${'x1'.repeat(12)}`), {
    source: 'render',
    route: '/auth/verify',
    errorId: 'abcd1234',
  })
  await expect.poll(spans).toContain('abcd1234')
  await expect.poll(() => collector.textAt('/api/7/envelope/')).toContain('"transaction":"/auth/verify"')
  expect(collector.textAt('/api/7/envelope/')).toContain('tracing.integration.test.ts')
})

test('nothing that a collector received contains a value', () => {
  expect(collector.text()).not.toContain(secret)
  expect(collector.text()).not.toContain('example.test')
})

test.each([
  ['https://key@errors.example.com/7', 'https://errors.example.com/api/7/envelope/'],
  ['https://key@errors.example.com/sentry/7', 'https://errors.example.com/sentry/api/7/envelope/'],
])('%s names %s', (dsn, url) => {
  expect(parseDsn(dsn)).toEqual({ url, key: 'key' })
})
