import pg from 'pg'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { listMigrations } from './list-migrations'
import { applyMigrations } from './migrate'
import { fillTables, newTableNames as newNames } from './renames.fixture'

// A database that is in use and some releases behind takes all migrations at once, like that of a studio that upgrades.
const { url } = useDatabase({ isMigrated: false })
const behind = '20261123151000_settled_payment_requests'

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`)
    counts[newNames[name] ?? name] = counted.rows[0]?.count ?? 0
  }
  return counts
}

test('no table loses a row when all migrations since are applied', async () => {
  await applyMigrations(url, { last: behind })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillTables(client)
  const before = await countRows(client)
  const applied = await applyMigrations(url)
  const after = await countRows(client)
  await client.end()

  expect(applied.at(-1)).toBe(listMigrations().at(-1))
  // Listings of storage last as long as a run, and are dropped.
  expect(after).toMatchObject({ ...before, storage_listings: 0 })
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(20)
}, 60_000)
