import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { useBundledPrograms } from '@/e2e/support/bundled-program'
import { useDatabase } from '@/e2e/support/database'
import { missingVariable } from '@/lib/platform/environment/configuration-problems'
import { newerDatabaseError } from '@/lib/platform/environment/startup-error'
import { withClient } from '@/scripts/launch/postgres'
import { root } from '@/scripts/launch/root'
import { isMigrated } from './is-migrated'

const { url } = useDatabase({ fresh: 'test' })
const programOf = useBundledPrograms(['scripts/deploy/migrate.ts'])

/** Runs what a deployment runs. Waiting for it blocks nothing: another migration of this process may hold the lock. */
function migrate(databaseUrl: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, ...variables }
  const options = { cwd: root, encoding: 'utf8', env } as const
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [programOf('scripts/deploy/migrate.ts')],
      options,
      (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
    )
  })
}

test('a migrated database knows where ZIP codes are', async () => {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `SELECT count(*) > 40000 AS "areAll", bool_or(zip = '28778' AND latitude BETWEEN 35 AND 36) AS "isRight" FROM zip_codes`,
    ),
  )
  expect(rows).toEqual([{ areAll: true, isRight: true }])
})

test('a migrated database stays as it is', async () => {
  expect(await isMigrated(url)).toBe(true)
  expect(await migrate(url)).toEqual({ status: 0, stdout: 'Nothing to migrate.\n', stderr: '' })
})

test('a database with a migration that this version does not know is rejected', async () => {
  const newer = '29990101000000_newer'
  const insert = `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '${newer}', now())`
  await withClient(url, (client) => client.query(insert))
  expect(await isMigrated(url)).toBe(false)
  const { status, stderr } = await migrate(url)
  expect(status).toBe(1)
  expect(stderr).toContain(newerDatabaseError(newer).message)
})

test('a database with a failed migration, or an older job queue, is not migrated', async () => {
  for (const change of [
    'update _prisma_migrations set finished_at = null where migration_name = (select max(migration_name) from _prisma_migrations)',
    'delete from graphile_worker.migrations where id = (select max(id) from graphile_worker.migrations)',
  ]) {
    expect(await isMigrated(url)).toBe(true)
    await withClient(url, (client) => client.query(change))
    expect(await isMigrated(url)).toBe(false)
    await withClient(url, (client) => client.query('update _prisma_migrations set finished_at = started_at'))
  }
})

test('without the address of a database, everything that is missing is named', async () => {
  const { status, stdout, stderr } = await migrate('', { APP_URL: '' })
  const missing = ['APP_URL', 'DATABASE_URL'].map((name) => `${missingVariable(name)}\n`)
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: missing.join('') })
})
