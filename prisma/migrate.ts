import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { newerDatabaseError } from '@/lib/platform/startup-error'
import { listMigrations, migrationsFolder } from './list-migrations'
import { loadZipCodes } from './load-zip-codes'

const folder = path.dirname(fileURLToPath(import.meta.url))
const filters = { externalTables: [], externalEnums: [] }
// The advisory lock held while migrating, so that servers starting at the same time wait for each other.
const migrationLock = 7_215_001

/**
 * Applies the pending migrations: first Prisma's, then the job queue's, and loads the ZIP codes.
 * Uses Prisma's own schema engine as WebAssembly, so that nothing is downloaded, and keeps the same
 * `_prisma_migrations` table as `prisma migrate deploy`. Idempotent, and safe to run concurrently.
 * @param options.last the newest migration to apply, for a test of those after it; all when not given
 * @returns the names of the applied migrations
 * @throws Error if a migration fails or an earlier one has failed; StartupError if the database is newer than this version
 */
export async function applyMigrations(
  databaseUrl: string,
  { last }: { last?: string } = {},
): Promise<string[]> {
  return await holdLock(databaseUrl, async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl })
    try {
      await assertNotNewer(pool)
      const engine = await openEngine(wholeScripts(pool))
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: readMigrations(last),
        filters,
      })
      await runMigrations({ connectionString: databaseUrl })
      await loadZipCodes(pool)
      return appliedMigrationNames
    } finally {
      await pool.end()
    }
  })
}

/** @throws StartupError if the database has a migration that this version doesn't know */
async function assertNotNewer(pool: pg.Pool) {
  const { rows: tables } = await pool.query("select to_regclass('_prisma_migrations') as name")
  if (tables[0].name === null) return
  const { rows } = await pool.query(
    'select migration_name as name from _prisma_migrations where migration_name <> all($1) order by name',
    [listMigrations()],
  )
  if (rows.length === 0) return
  throw newerDatabaseError(rows.at(-1).name)
}

/**
 * Returns the SQL that changes one version of the schema to another.
 * @param from the schema files of the old version; none for an empty database
 */
export async function printMigration(from = committedSchema(), to = presentSchema()): Promise<string> {
  const engine = await openEngine(withoutDatabase)
  const { stdout } = await engine.diff({
    from: from.length === 0 ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: from },
    to: { tag: 'schemaDatamodel', files: to },
    script: true,
    exitCode: null,
    filters,
  })
  return stdout ?? ''
}

const emptyResult = { columnNames: [], columnTypes: [], rows: [] }
const silentConnection: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: 'without a database',
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  queryRaw: async () => emptyResult,
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: () => Promise.reject(new Error('A comparison of two schemas writes nothing.')),
  dispose: async () => {},
}

/** The engine asks for a connection, though comparing two schemas doesn't need one. */
const withoutDatabase: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: silentConnection.adapterName,
  connect: async () => silentConnection,
  connectToShadowDb: async () => silentConnection,
}

type SchemaFile = { path: string; content: string }

function presentSchema(): SchemaFile[] {
  return readdirSync(path.join(folder, 'schema'))
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: name, content: readFileSync(path.join(folder, 'schema', name), 'utf8') }))
}

/**
 * Prisma's adapter, changed to run a migration as one query and so in one transaction. By itself it splits a script at
 * every semicolon, which breaks function bodies, and a failure leaves half a migration.
 */
function wholeScripts(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool)
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    adapter.executeScript = async (script) => {
      await pool.query(script)
    }
    return adapter
  }
  return factory
}

/** Returns the schema as last committed; empty before the first commit. */
function committedSchema(): SchemaFile[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  try {
    const names = git('ls-tree', '--name-only', 'HEAD', 'schema/').split('\n')
    return names
      .filter((name) => name.endsWith('.prisma'))
      .map((name) => ({ path: path.basename(name), content: git('show', `HEAD:./${name}`) }))
  } catch {
    return []
  }
}

function readMigrations(last?: string) {
  const names = listMigrations().filter((name) => last === undefined || name <= last)
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  }
}

let isEngineLoaded = false

async function openEngine(connector: SqlMigrationAwareDriverAdapterFactory) {
  if (!isEngineLoaded) {
    // The package's entry imports the .wasm file as a module, which only bundlers can do.
    const wasm = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm')
      .replace(/\.js$/, '_bg.wasm')
    const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {
      './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
    })
    const raw = bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void }
    raw.__wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start as () => void
    start()
    isEngineLoaded = true
  }
  const adapter = bindMigrationAwareSqlAdapterFactory(connector)
  const datamodels = presentSchema().map(({ path: name, content }): [string, string] => [name, content])
  return await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

async function holdLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work()
  } finally {
    await client.end()
  }
}
