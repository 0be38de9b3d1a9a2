import { run } from 'graphile-worker'
import { afterEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { watchForLostJobs } from './lost-jobs'

const { url } = useDatabase({ fresh: 'test' })
const opened: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.stop()
})

async function queueJob() {
  await db().$transaction((tx) => addJob(tx, 'remove-files', { keys: ['a'] }))
}

async function lockedBy(): Promise<(string | null)[]> {
  const rows = await db().$queryRaw<{ locked_by: string | null }[]>`
    SELECT locked_by FROM graphile_worker._private_jobs`
  return rows.map((row) => row.locked_by)
}

test('reruns a job after its process died and another one started', async () => {
  await queueJob()
  await db().$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'worker-of-the-dead', locked_at = now() - interval '1 minute'`
  const ran = vi.fn(async () => undefined)

  const watch = await watchForLostJobs()
  opened.push(watch)
  opened.push(await run({ connectionString: url, events: watch.events, taskList: { 'remove-files': ran } }))

  await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1), { timeout: 5_000 })
})

test('leaves a job alone while its worker is alive, however long it takes', async () => {
  await queueJob()
  let finish = () => {}
  const working = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = await watchForLostJobs()
  opened.push(first)
  opened.push(
    await run({ connectionString: url, events: first.events, taskList: { 'remove-files': () => working } }),
  )
  await vi.waitFor(async () => expect(await lockedBy()).toEqual([expect.any(String)]), { timeout: 5_000 })
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'`

  opened.push(await watchForLostJobs())

  expect(await lockedBy()).toEqual([expect.any(String)])
  finish()
})

test('releases a job whose process stopped sending heartbeats, and deletes old heartbeats', async () => {
  await queueJob()
  await db().workerHeartbeat.create({ data: { poolId: 'silent' } })
  await db().$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'silent', locked_at = now() - interval '1 minute'`

  opened.push(await watchForLostJobs())
  expect(await lockedBy()).toEqual(['silent'])

  await db().$executeRaw`UPDATE worker_heartbeats SET seen_at = now() - interval '16 seconds'`
  await vi.waitFor(async () => expect(await lockedBy()).toEqual([null]), { timeout: 10_000 })
  await db().$executeRaw`UPDATE worker_heartbeats SET seen_at = now() - interval '25 hours'`
  await vi.waitFor(async () => expect(await db().workerHeartbeat.count()).toBe(0), { timeout: 10_000 })
})
