import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  compareWithEarlier,
  describeDifference,
  firstSchema,
  isWhole,
  lastEarlierVersion,
} from '@/lib/platform/data/earlier-migrations'
import { listMigrations } from '@/prisma/list-migrations'
import { applyMigrations } from '@/prisma/migrate'
import { LaunchError } from '@/scripts/launch/launch-error'
import { dumpNameOf } from './back-up'
import { fileNameOf, type Manifest, readManifest, type TableDump } from './backup-folder'
import { emptyDatabase } from './empty-database'
import {
  isOfQueue,
  listApplied,
  listForeignKeys,
  listTables,
  quotedColumns,
  quotedTable,
  readQueueMigration,
  withDatabase,
} from './schema'
import { type Key, load, measureStored } from './stored'

/** More than the public pages can have changed since the backup, so that no number of theirs stands for two contents. */
const editionLead = 1_000_000

type RestoreOptions = {
  databaseUrl: string
  backup: string
  key: Key
  /** Deletes what the database has. */
  replaces: boolean
  showProgress?(text: string): void
}

/**
 * Restores a backup's database: creates the schema that it was made with, copies all rows in one transaction, and migrates to
 * this version.
 * @throws LaunchError before it changes anything, when the backup is damaged or newer, or the database is in use or not empty
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, backup, key, replaces, showProgress = () => {} } = options
  const manifest = await readManifest(backup, key)
  const migrations = chooseMigrations(manifest.migrations)
  showProgress('verifying the backup')
  await verifyDatabase(backup, manifest, key)
  return await withDatabase(databaseUrl, async (client) => {
    await assertUnused(client)
    const edition = await readEdition(client)
    if (replaces) await emptyDatabase(client)
    else await assertEmpty(client)
    showProgress('creating the tables')
    await applyMigrations(databaseUrl, { only: migrations })
    await importRows(client, manifest, options)
    showProgress('migrating')
    await applyMigrations(databaseUrl)
    await raiseEdition(client, edition)
    return manifest
  })
}

/** Returns this version's migrations that create the schema which a backup was made with. */
function chooseMigrations(migrations: readonly string[]): readonly string[] {
  const earlier = compareWithEarlier(migrations)
  if (earlier) {
    if (isWhole(earlier)) return [firstSchema]
    throw new LaunchError(
      `${describeDifference('backup', earlier)} Restore it with ${lastEarlierVersion}, back up again, and restore that.`,
    )
  }
  const known = new Set(listMigrations())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0 && migrations.length > 0) return migrations
  throw new LaunchError(
    `This backup was made by a newer version of Northlight (${unknown.join(', ')}). Install that version first.`,
  )
}

/** Reads every dump and the list of files, and compares them with the manifest. */
async function verifyDatabase(backup: string, { tables, files }: Manifest, key: Key) {
  const dumps = tables.map((table) => ({ file: dumpNameOf(table, key), fingerprint: table.fingerprint }))
  for (const { file, fingerprint } of [
    ...dumps,
    { file: fileNameOf('files.jsonl', key), fingerprint: files.fingerprint },
  ]) {
    const isWhole = await measureStored(path.join(backup, file), key).then(
      (measured) => measured.fingerprint === fingerprint,
      () => false,
    )
    if (!isWhole) throw new LaunchError(`The backup is damaged: ${path.join(backup, file)}. Use another one.`)
  }
}

/** A portal that runs would write between the rows, and show visitors what was cached before. */
async function assertUnused(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw new LaunchError(
    `The database is in use (${count} connections). Stop the portal and its workers, then try again.`,
  )
}

async function assertEmpty(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return
  const { rowCount } = await client.query('SELECT FROM users LIMIT 1')
  if (rowCount === 0) return await emptyDatabase(client)
  throw new LaunchError(
    'The database has accounts. Restore into an empty one, or add --replace to delete what it has.',
  )
}

/** Copies all rows in one transaction. Foreign keys are added again afterwards, which checks every row. */
async function importRows(client: pg.Client, manifest: Manifest, options: RestoreOptions) {
  const { showProgress = () => {} } = options
  const isSameQueue = manifest.queueMigration === (await readQueueMigration(client))
  const tables = await listTables(client)
  const names = tables.map((table) => quotedTable(client, table))
  await client.query('BEGIN')
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // Migrations insert some rows, such as the services.
  await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of manifest.tables) {
    if (isOfQueue(table) && !isSameQueue) continue
    showProgress(`copying ${table.name}`)
    await importTable(client, table, options)
  }
  for (const { schema, name, value } of manifest.sequences) {
    if (isOfQueue({ schema }) && !isSameQueue) continue
    await client.query('SELECT setval($1::regclass, $2)', [quotedTable(client, { schema, name }), value])
  }
  showProgress('checking the foreign keys')
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  await client.query('COMMIT')
}

async function importTable(client: pg.Client, table: TableDump, { backup, key }: RestoreOptions) {
  const target = client.query(
    copyFrom(`COPY ${quotedTable(client, table)} (${quotedColumns(client, table.columns)}) FROM STDIN`),
  )
  await pipeline(load(path.join(backup, dumpNameOf(table, key)), key), createGunzip(), target)
  if (target.rowCount === table.rows) return
  throw new LaunchError(
    `${table.name} has ${target.rowCount} rows instead of ${table.rows}. Nothing was restored.`,
  )
}

/** Returns the number of changes to the public pages in a database that is about to be replaced. */
async function readEdition(client: pg.Client): Promise<number> {
  if (!(await listApplied(client)).length) return 0
  const { rows } = await client.query<{ number: number }>('SELECT number FROM public_editions')
  return rows[0]?.number ?? 0
}

async function raiseEdition(client: pg.Client, replaced: number) {
  await client.query(
    `INSERT INTO public_editions (id, number) VALUES (1, $1::int + ${editionLead})
     ON CONFLICT (id) DO UPDATE SET number = greatest(public_editions.number, $1::int) + ${editionLead}`,
    [replaced],
  )
}
