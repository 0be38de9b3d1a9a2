import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useBundledPrograms } from '@/e2e/support/bundled-program'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { root } from './root'

const database = useDatabase({ fresh: 'test' })
const programOf = useBundledPrograms(['scripts/deploy/worker.ts'])

// UploadThing's API, which leaves requests pending. A job that removes a file is running while its request is pending.
let api: Server
let pending: ServerResponse[] = []
const workers: ChildProcess[] = []
/** What the newest worker has written. */
let written: string[] = []

beforeAll(async () => {
  api = createServer((request, response) => {
    request.resume()
    pending.push(response)
  })
  await once(api.listen(0, 'localhost'), 'listening')
})
beforeEach(() => {
  pending = []
})
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
})
afterAll(() => void api.close())

/**
 * Resolves once the worker handles signals.
 * @param program what `npm run worker` starts; a deployment's if not given
 */
async function startWorker(program = [programOf('scripts/deploy/worker.ts')]) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NORTHLIGHT_DEMO: '1',
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    UPLOADTHING_API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
  }
  const worker = spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  workers.push(worker)
  written = []
  for (const output of [worker.stdout, worker.stderr]) output.on('data', (part) => written.push(String(part)))
  await vi.waitFor(() => expect(written.join('')).toContain('the worker is running'), { timeout: 60_000 })
  return worker
}

const removeFile = (key: string) => addJob(db(), 'remove-files', { keys: [key] })

async function expectRequests(count: number) {
  await vi.waitFor(() => expect(pending).toHaveLength(count), { timeout: 60_000 })
}

function respond() {
  for (const response of pending) {
    response.setHeader('content-type', 'application/json').end('{"success":true,"deletedCount":1}')
  }
}

const readJobs = () => db().$queryRaw<{ attempts: number; locked: boolean }[]>`
  SELECT attempts, locked_at IS NOT NULL AS locked FROM graphile_worker.jobs
  WHERE task_identifier = 'remove-files'`

test("a killed worker's job runs in another one", async () => {
  await removeFile('a')
  const killed = await startWorker()
  await expectRequests(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await readJobs()).toEqual([{ attempts: 1, locked: true }])

  // As if the time had passed after which a silent worker counts as dead.
  await db().$executeRaw`UPDATE worker_heartbeats SET seen_at = now() - interval '1 minute'`
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`
  await startWorker()
  await expectRequests(2)
  respond()
  await vi.waitFor(async () => expect(await readJobs()).toEqual([]), { timeout: 30_000 })
}, 120_000)

test('a worker that is asked to stop finishes its job and leaves the others', async () => {
  await removeFile('a')
  const worker = await startWorker(['scripts/run.mjs', 'worker'])
  await expectRequests(1)
  await vi.waitFor(async () => expect(await isTakingJobs()).toBe(true), { timeout: 30_000 })
  const exit = once(worker, 'exit')
  worker.kill('SIGTERM')
  await vi.waitFor(async () => expect(await isTakingJobs()).toBe(false), { timeout: 30_000 })
  await removeFile('b')
  respond()

  expect(await exit).toEqual([0, null])
  expect(pending).toHaveLength(1)
  expect(await readJobs()).toEqual([{ attempts: 0, locked: false }])
}, 120_000)

test("a worker releases a job that doesn't finish in time, and ends within ten seconds", async () => {
  await removeFile('a')
  const worker = await startWorker()
  await expectRequests(1)
  const stoppedAt = performance.now()
  const exit = once(worker, 'exit')
  worker.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  expect(await readJobs()).toEqual([{ attempts: 1, locked: false }])

  await startWorker()
  await expectRequests(2)
  respond()
  await vi.waitFor(async () => expect(await readJobs()).toEqual([]), { timeout: 30_000 })
  for (const line of written.join('').trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('time')
}, 120_000)

/** A worker that takes jobs listens for new ones. */
async function isTakingJobs() {
  const listening = await db().$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%jobs:insert%'`
  return listening.length > 0
}
