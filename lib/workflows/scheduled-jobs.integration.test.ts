import { run } from 'graphile-worker'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { timedJobs } from './scheduled-jobs'

useDatabase()

test('queues each job that was missed while no process ran exactly once', async () => {
  const items = timedJobs()
  for (const { identifier } of items) {
    await db().$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES (${identifier}, now() - interval '3 days', now() - interval '2 days')`
  }
  const connectionString = env().DATABASE_URL
  // Two processes that start concurrently without any task, so that the queued jobs can be counted.
  const runners = await Promise.all(
    [1, 2].map(() =>
      run({
        connectionString,
        taskList: {},
        parsedCronItems: items,
        noHandleSignals: true,
        pollInterval: 60_000,
      }),
    ),
  )
  await expect.poll(countPending, { timeout: 10_000 }).toEqual(items.map(({ task }) => `${task} 1`).sort())
  for (const runner of runners) await runner.stop()
  expect(await countPending()).toEqual(items.map(({ task }) => `${task} 1`).sort())
})

async function countPending(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string; count: number }[]>`
    SELECT task_identifier AS name, count(*)::int FROM graphile_worker.jobs GROUP BY task_identifier`
  return rows.map(({ name, count }) => `${name} ${count}`).sort()
}
