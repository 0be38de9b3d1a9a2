import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'

const handled: unknown[] = []
let canFinish: Promise<void> = Promise.resolve()

vi.mock('./jobs', () => ({
  jobs: {
    'make-thumbnail': async ({ attachmentId }: { attachmentId: string }) => {
      handled.push(attachmentId)
      await canFinish
      if (attachmentId === 'broken') throw new Error('This picture is broken.')
    },
    'give-up-photos': () => void handled.push('scheduled'),
  },
}))

useDatabase({ fresh: 'test' })

const secret = 'a-secret-for-the-tests'
const given = vi.hoisted(() => ({
  CRON_SECRET: 'a-secret-for-the-tests' as string | undefined,
  CRON_SECONDS: 20,
}))
vi.mock('@/lib/platform/environment/env', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/platform/environment/env')>()
  return { ...original, env: () => ({ ...original.env(), ...given }) }
})

beforeEach(() => {
  handled.length = 0
  canFinish = Promise.resolve()
})
afterEach(() => {
  Object.assign(given, { CRON_SECRET: secret, CRON_SECONDS: 20 })
})

async function request(authorization: string | null = `Bearer ${secret}`) {
  const { respondToCron } = await import('./cron-response')
  const response = await respondToCron(authorization)
  return response.status === 200 ? await response.json() : response.status
}

const makeThumbnail = (attachmentId: string) => addJob(db(), 'make-thumbnail', { attachmentId })

test('runs every due job, and leaves later ones', async () => {
  await makeThumbnail('a')
  await makeThumbnail('broken')
  await addJob(db(), 'make-thumbnail', { attachmentId: 'later' }, { afterSeconds: 600 })
  expect(await request()).toEqual({ succeeded: 1, failed: 1, unfinished: 0 })
  expect(handled.toSorted()).toEqual(['a', 'broken'])
})

test('two requests at once run each job once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `photo ${index}`)
  for (const id of ids) await makeThumbnail(id)
  const counts = await Promise.all([request(), request()])
  expect(counts.reduce((total, { succeeded }) => total + succeeded, 0)).toBe(ids.length)
  expect(handled.toSorted()).toEqual(ids.toSorted())
})

test('queues and runs scheduled jobs that are due, once', async () => {
  await db().$executeRaw`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES ('give-up-photos', now() - interval '3 days', now() - interval '2 days')`
  await Promise.all([request(), request()])
  expect(handled).toEqual(['scheduled'])
})

test('starts no job once the time is over, and names those that are still running', async () => {
  const { runDueJobs } = await import('./run-due-jobs')
  let finish = () => {}
  canFinish = new Promise((resolve) => {
    finish = resolve
  })
  for (const id of ['a', 'b', 'c', 'd', 'e']) await makeThumbnail(id)
  expect(await runDueJobs(1, { graceSeconds: 0 })).toEqual({ succeeded: 0, failed: 0, unfinished: 4 })
  finish()
  await vi.waitFor(async () => expect(await db().workerHeartbeat.count()).toBe(0), { timeout: 10_000 })
  expect(handled).toHaveLength(4)
})

test.each([null, '', `Bearer ${secret}x`, secret, 'Bearer '])(
  'the header %j finds nothing',
  async (header) => {
    await makeThumbnail('a')
    expect(await request(header)).toBe(404)
    expect(handled).toEqual([])
  },
)

test('without a secret, nobody finds anything', async () => {
  given.CRON_SECRET = undefined
  for (const header of ['Bearer undefined', 'Bearer ', null]) expect(await request(header)).toBe(404)
})
