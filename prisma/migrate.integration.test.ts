import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { withClient } from '@/scripts/launch/postgres'
import { isMigrated } from './is-migrated'
import { listMigrations } from './list-migrations'
import { applyMigrations } from './migrate'

const { url } = useDatabase({ isMigrated: false, fresh: 'test' })

test('a restored backup gets only the migrations that it was made with', async () => {
  expect(await applyMigrations(url, { only: [] })).toEqual([])
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT to_regclass('users') AS users, to_regclass('_prisma_migrations') AS done`,
    )
    expect(rows).toEqual([{ users: null, done: '_prisma_migrations' }])
  })
})

test('migrations that run at the same time apply each migration once', async () => {
  expect(await isMigrated(url)).toBe(false)
  const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url)))
  expect(applied.toSorted((one, other) => one.length - other.length)).toEqual([[], [], listMigrations()])
}, 60_000)
