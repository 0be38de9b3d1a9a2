import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { earlierMigrations } from '@/lib/platform/data/earlier-migrations'
import { listMigrations } from '@/prisma/list-migrations'
import { assertDatabaseNotNewer, checkReadiness, isReady } from './health'
import { newerDatabaseError } from './startup-error'

useDatabase({ fresh: 'test' })

const known = listMigrations()
const newest = known.at(-1)
const nextRelease = '29990101000000_of_the_next_release'

test('is ready only once a worker was seen, and no longer when it has been silent for a minute', async () => {
  expect(await checkReadiness(known)).toEqual({ database: true, migrations: true, worker: false })
  await db().workerHeartbeat.create({ data: { poolId: 'pool-1' } })
  expect(await checkReadiness(known)).toEqual({ database: true, migrations: true, worker: true })
  await db().$executeRaw`UPDATE worker_heartbeats SET seen_at = now() - interval '61 seconds'`
  expect(await checkReadiness(known)).toMatchObject({ worker: false })
})

test('an older build is not ready on a newer database, and refuses to start on it', async () => {
  expect(await checkReadiness(known)).toMatchObject({ migrations: true })
  await assertDatabaseNotNewer(known)
  await db().$executeRaw`
    INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', ${nextRelease}, now())`
  expect(await checkReadiness(known)).toMatchObject({ database: true, migrations: false })
  await expect(assertDatabaseNotNewer(known)).rejects.toThrow(newerDatabaseError(nextRelease))
})

test('is not ready on a database that lacks any migration, or where one failed', async () => {
  const first = '20200101000000_before_all_others'
  expect(await checkReadiness([...known, nextRelease])).toMatchObject({ migrations: false })
  expect(await checkReadiness([first, ...known])).toMatchObject({ migrations: false })
  expect(await checkReadiness([])).toMatchObject({ migrations: false })
  await db().$executeRaw`
    INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', ${first}, now())`
  expect(await checkReadiness(known)).toMatchObject({ migrations: false })
  expect(await checkReadiness([...known, first])).toMatchObject({ migrations: true })
  await db()
    .$executeRaw`UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE migration_name = ${first}`
  expect(await checkReadiness(known)).toMatchObject({ migrations: true })
  await db().$executeRaw`UPDATE "_prisma_migrations" SET finished_at = NULL WHERE migration_name = ${newest}`
  expect(await checkReadiness(known)).toMatchObject({ migrations: false })
})

test('a database of before the first schema is not ready, and not called newer', async () => {
  await db().$executeRaw`UPDATE "_prisma_migrations" SET migration_name = ${earlierMigrations.at(-1)}`
  expect(await checkReadiness(known)).toEqual({ database: true, migrations: false, worker: false })
  await assertDatabaseNotNewer(known)
})

test('reaches a database that was never migrated', async () => {
  await db().$executeRaw`DROP TABLE "_prisma_migrations"`
  expect(await checkReadiness(known)).toEqual({ database: true, migrations: false, worker: false })
})

test('a server without a worker is ready only where jobs run in processes of their own', () => {
  const withoutWorker = { database: true, migrations: true, worker: false }
  expect(isReady(withoutWorker, true)).toBe(false)
  expect(isReady(withoutWorker, false)).toBe(true)
})
