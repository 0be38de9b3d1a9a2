import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Logger, run } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { listEntries } from '@/lib/audit/queries/list-entries'
import { AuditFilter } from '@/lib/audit/schema'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { announceProcess } from '@/lib/platform/environment/running-processes'
import { ForbiddenError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { type Service, sandboxEnvironment } from '@/sandbox/keys'
import { type RunningServer, serveOnLoopback } from '@/sandbox/loopback'
import { openPusher } from '@/sandbox/pusher'
import { openResend } from '@/sandbox/resend'
import type { Email } from '@/sandbox/resend/email'
import { openStore, type Store } from '@/sandbox/store'
import { openStripe } from '@/sandbox/stripe'
import { openUploadThing } from '@/sandbox/uploadthing'
import { dismissJob } from './commands/dismiss-job'
import { retryJobs } from './commands/retry-jobs'
import { testJobs } from './commands/test-jobs'
import { testService } from './commands/test-service'
import { listFailedJobs } from './queries/list-failed-jobs'
import { readInstallation } from './queries/read-installation'
import { readServices } from './queries/read-services'
import { readSetupFindings } from './queries/read-setup-findings'
import { type ServiceName, serviceNames } from './schema'
import {
  databaseWorks,
  emailSentTo,
  jobConflict,
  jobDidNotRun,
  jobRan,
  jobTitles,
  setupTexts,
  storageWorks,
} from './words'

const { url: databaseUrl } = useDatabase()

const logger = new Logger(() => () => {})
const appUrl = 'http://localhost:9'
const folder = mkdtempSync(path.join(tmpdir(), 'northlight-system-'))
let store: Store
let sandbox: RunningServer
let owner: Actor
let photographer: Actor

beforeAll(async () => {
  store = openStore(folder)
  sandbox = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) =>
      [openStripe, openResend, openPusher, openUploadThing].map((open) =>
        open({ store, sandboxUrl, appUrl }),
      ),
  })
  for (const service of ['stripe', 'resend', 'uploadthing', 'pusher'] satisfies Service[]) {
    Object.assign(process.env, sandboxEnvironment(service, sandbox.url, appUrl))
  }
  Object.assign(process.env, { APP_URL: appUrl, OWNER_EMAIL: 'owner@example.test' })
  owner = await createPerson('PHOTOGRAPHER', 'Ava North', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await db().$executeRaw`DELETE FROM rate_limits`
})

const runTest = (service: ServiceName) => testService(owner, { service, id: randomUUID() })

/** Adds a job that failed this many times. Returns its id. */
async function addFailedJob(attempts: number, error = 'storage responded 503'): Promise<string> {
  await addJob(db(), 'remove-files', { keys: [] })
  const [job] = await db().$queryRaw<[{ id: bigint }]>`
    SELECT max(id) AS id FROM graphile_worker._private_jobs`
  await db().$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = ${attempts}, last_error = ${error}, run_at = now() + interval '1 hour'
    WHERE id = ${job.id}`
  return String(job.id)
}

const listJobs = async () => (await listFailedJobs(owner, { page: 1 })).jobs

/** Returns what the audit log shows of the newest entry. */
async function newestEntry() {
  const { rows } = await listEntries(owner, AuditFilter.parse({}))
  return rows[0]
}

test('only the owner can see or do any of it', async () => {
  for (const call of [
    () => testService(photographer, { service: 'database', id: randomUUID() }),
    () => retryJobs(photographer, 'all'),
    () => dismissJob(photographer, '1'),
    () => listFailedJobs(photographer, { page: 1 }),
    () => readInstallation(photographer),
    () => readServices(photographer),
  ]) {
    await expect((async () => call())()).rejects.toThrow(ForbiddenError)
  }
})

describe('a test of', () => {
  test('email sends one to the owner', async () => {
    expect(await runTest('email')).toMatchObject({ isWorking: true, text: emailSentTo(owner.email) })
    const inbox = store.collection<Email>('mails').list()
    expect(inbox.map(({ to, subject }) => [to, subject])).toEqual([
      [[owner.email], 'Test email from Northlight'],
    ])
  })

  test('email shows why Resend rejected it, also afterwards', async () => {
    await fetch(`${sandbox.url}/_sandbox/resend/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: 1, status: 403, name: 'invalid_api_key', message: 'API key is invalid' }),
    })
    expect(await runTest('email')).toMatchObject({
      isWorking: false,
      text: 'invalid_api_key: API key is invalid',
    })
    const email = (await readServices(owner)).find(({ name }) => name === 'email')
    expect(email).toMatchObject({
      state: 'failing',
      lastFailure: { reason: 'invalid_api_key: API key is invalid' },
    })
    expect(await newestEntry()).toMatchObject({ what: 'Tested a service', more: 'Email. It failed' })
  })

  test('storage stores, reads and deletes a file', async () => {
    expect(await runTest('storage')).toMatchObject({ isWorking: true, text: storageWorks })
  })

  test('live updates, Stripe and the database', async () => {
    for (const service of ['live', 'payments', 'database'] as const) {
      expect(await runTest(service), service).toMatchObject({ isWorking: true })
    }
  })

  test('jobs waits until one ran', async () => {
    const worker = await run({ connectionString: databaseUrl, taskList: { 'test-jobs': () => {} }, logger })
    expect(await runTest('jobs')).toMatchObject({ isWorking: true, text: jobRan })
    await worker.stop()
  })

  test('jobs fails without a worker, and leaves no job', async () => {
    expect(await testJobs(randomUUID(), 200)).toEqual({ isWorking: false, text: jobDidNotRun })
    const jobs = await db().$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs`
    expect(jobs).toEqual([])
  })
})

test('the setup screen uses each service once a minute, and says nothing of an error', async () => {
  const read = async () =>
    Object.fromEntries((await readSetupFindings()).findings.map(({ name, ...finding }) => [name, finding]))
  const worker = await run({ connectionString: databaseUrl, taskList: { 'test-jobs': () => {} }, logger })
  expect(await read()).toEqual({
    database: { state: 'working', isSandbox: false, text: databaseWorks },
    storage: { state: 'working', isSandbox: false, text: storageWorks },
    live: { state: 'working', isSandbox: false, text: setupTexts.working.live },
    payments: { state: 'working', isSandbox: true, text: setupTexts.sandboxPayments },
    jobs: { state: 'working', isSandbox: false, text: jobRan },
    email: { state: 'unused', isSandbox: false, text: setupTexts.email },
  })
  const failures = `${sandbox.url}/_sandbox/uploadthing/failures`
  await fetch(failures, { method: 'POST', body: JSON.stringify({ count: 5, cutAfterBytes: 1 }) })
  expect(await read()).toMatchObject({ storage: { state: 'working' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect(await read()).toMatchObject({ storage: { state: 'failing', text: setupTexts.failed } })
  vi.useRealTimers()
  await fetch(failures, { method: 'DELETE' })
  await worker.stop()
})

test('tests are limited', async () => {
  for (let count = 0; count < 30; count += 1) await runTest('database')
  await expect(runTest('database')).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('shows every service without a secret', async () => {
  const services = await readServices(owner)
  expect(services.map(({ name }) => name)).toEqual(serviceNames)
  const shown = JSON.stringify(services)
  for (const service of ['stripe', 'resend', 'uploadthing', 'pusher'] satisfies Service[]) {
    for (const [name, value] of Object.entries(sandboxEnvironment(service, sandbox.url, appUrl))) {
      if (/KEY|SECRET|TOKEN/.test(name)) expect(shown, name).not.toContain(value)
    }
  }
})

describe('failed jobs', () => {
  test('are listed with the reason and the next attempt, without a secret', async () => {
    const failing = await addFailedJob(2, 'Error: sk_live_1234567890 was rejected\n    at file.ts')
    const givenUp = await addFailedJob(12)
    await addJob(db(), 'sweep-tokens', {})
    const jobs = await listJobs()
    expect(jobs).toHaveLength(2)
    expect(jobs.find(({ id }) => id === failing)).toMatchObject({
      title: jobTitles['remove-files'],
      reason: 'Error: [removed] was rejected',
      attempts: 2,
      nextAttempt: expect.stringMatching(/\d\d:\d\d/),
    })
    expect(jobs.find(({ id }) => id === givenUp)).toMatchObject({ nextAttempt: null })
  })

  test('come in pages', async () => {
    for (let count = 0; count < 21; count += 1) await addFailedJob(1)
    expect(await listFailedJobs(owner, { page: 9 })).toMatchObject({ total: 21, page: 2, jobs: [{}] })
  })

  test('run again at once, with all their attempts', async () => {
    const id = await addFailedJob(12)
    expect(await retryJobs(owner, { jobId: id })).toEqual({ count: 1 })
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT attempts::int, run_at <= now() AS "isDue" FROM graphile_worker._private_jobs`
    expect(jobs).toEqual([{ attempts: 0, isDue: true }])
    expect(await listJobs()).toEqual([])
    expect(await newestEntry()).toMatchObject({ what: 'Retried a failed job' })
    await expect(retryJobs(owner, { jobId: id })).rejects.toThrow(jobConflict)
  })

  test('all run again together', async () => {
    await addFailedJob(1)
    await addFailedJob(12)
    expect(await retryJobs(owner, 'all')).toEqual({ count: 2 })
  })

  test('are dismissed into the audit log', async () => {
    const id = await addFailedJob(12)
    await dismissJob(owner, id)
    expect(await listJobs()).toEqual([])
    expect(await newestEntry()).toMatchObject({
      what: 'Dismissed a failed job',
      more: `${jobTitles['remove-files']}. storage responded 503`,
      subject: { label: `Job ${id}`, href: null },
    })
  })

  test('that are running are left alone', async () => {
    const id = await addFailedJob(1)
    await db().$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker'`
    await expect(dismissJob(owner, id)).rejects.toThrow(jobConflict)
    expect(await retryJobs(owner, 'all')).toEqual({ count: 0 })
  })
})

test('shows the processes that run, and no longer those that ended', async () => {
  const stopServer = announceProcess('server', { runsJobs: false })
  const stopWorker = announceProcess('worker', { runsJobs: true })
  const kinds = async () => (await readInstallation(owner)).processes.map(({ kind }) => kind).sort()
  await expect.poll(kinds).toEqual(['server', 'worker'])
  await stopWorker()
  expect(await kinds()).toEqual(['server'])
  await db().$executeRaw`UPDATE running_processes SET seen_at = now() - interval '2 minutes'`
  expect(await kinds()).toEqual([])
  await stopServer()
})

test('counts the demo accounts where the demo is off', async () => {
  expect(await readInstallation(owner)).toMatchObject({ demoAccounts: 0 })
  const { userId } = await createPerson('PHOTOGRAPHER')
  await db().user.update({ where: { id: userId }, data: { isDemo: true } })
  expect(await readInstallation(owner)).toMatchObject({ demoAccounts: 1 })
})

test('shows the versions and the newest migration', async () => {
  const { node, postgres, newestMigration, connections } = await readInstallation(owner)
  expect(node).toBe(process.versions.node)
  expect(postgres).toMatch(/^\d+/)
  expect(newestMigration).toMatch(/^\d{14}_/)
  expect(connections).toMatch(/^\d+ of \d+$/)
})
