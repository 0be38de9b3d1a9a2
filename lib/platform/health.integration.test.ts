import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from './db'
import { checkReadiness, isReady } from './health'

useDatabase({ fresh: 'test' })

const newest = readdirSync('prisma/migrations')
  .filter((name) => /^\d/.test(name))
  .sort()
  .at(-1)

test('is ready only once a worker was seen, and no longer when it has been silent for a minute', async () => {
  expect(await checkReadiness(newest)).toEqual({ database: true, migrations: true, worker: false })
  await db().workerHeartbeat.create({ data: { poolId: 'pool-1' } })
  expect(await checkReadiness(newest)).toEqual({ database: true, migrations: true, worker: true })
  await db().$executeRaw`UPDATE worker_heartbeats SET seen_at = now() - interval '61 seconds'`
  expect(await checkReadiness(newest)).toMatchObject({ worker: false })
})

test('is not ready on a database that lacks the newest migration, or where it failed', async () => {
  expect(await checkReadiness('29990101000000_of_the_next_release')).toMatchObject({ migrations: false })
  await db().$executeRaw`UPDATE "_prisma_migrations" SET finished_at = NULL WHERE migration_name = ${newest}`
  expect(await checkReadiness(newest)).toMatchObject({ migrations: false })
})

test('reaches a database that was never migrated', async () => {
  await db().$executeRaw`DROP TABLE "_prisma_migrations"`
  expect(await checkReadiness(newest)).toEqual({ database: true, migrations: false, worker: false })
})

test('a server without a worker is ready only where jobs run in processes of their own', () => {
  const withoutWorker = { database: true, migrations: true, worker: false }
  expect(isReady(withoutWorker, true)).toBe(false)
  expect(isReady(withoutWorker, false)).toBe(true)
})
