import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { folder } from './list-migrations'

export const filters = { externalTables: [], externalEnums: [] }

let isEngineLoaded = false

/**
 * Opens Prisma's own schema engine as WebAssembly, so that nothing is downloaded.
 * @param pool the database; none to only write SQL
 */
export async function openEngine(pool?: pg.Pool) {
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
  const adapter = bindMigrationAwareSqlAdapterFactory(pool ? adaptTo(pool) : withoutDatabase)
  const datamodels = readSchema().map(({ path: name, content }): [string, string] => [name, content])
  return await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

/** Returns the files of the schema. */
export function readSchema(): { path: string; content: string }[] {
  return readdirSync(path.join(folder, 'schema'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: name, content: readFileSync(path.join(folder, 'schema', name), 'utf8') }))
}

/**
 * Prisma's adapter, changed in two ways. It runs a script as one query and so in one transaction: by itself it splits it at
 * every semicolon, which breaks function bodies, and a failure leaves half a migration. And it knows the type "char" of
 * Postgres' catalogs, which the engine reads to describe a database.
 */
function adaptTo(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  // The engine waits for each answer, so this belongs to the last one.
  let isChar: boolean[] = []
  const query = async (config: pg.QueryConfig) => {
    const result = await pool.query(config)
    isChar = result.fields.map(({ dataTypeID }) => dataTypeID === pg.types.builtins.CHAR)
    for (const field of result.fields)
      if (field.dataTypeID === pg.types.builtins.CHAR) field.dataTypeID = pg.types.builtins.TEXT
    return result
  }
  const factory = new PrismaPg(Object.assign(Object.create(pool), { query }))
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql)
      const columnTypes = result.columnTypes.map((type, at) => (isChar[at] ? ColumnTypeEnum.Character : type))
      return { ...result, columnTypes }
    }
    adapter.executeScript = async (script) => {
      await pool.query(script)
    }
    return adapter
  }
  return factory
}

const emptyResult = { columnNames: [], columnTypes: [], rows: [] }
const silentConnection: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: 'without a database',
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  queryRaw: async () => emptyResult,
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: () => Promise.reject(new Error('Writing SQL changes nothing.')),
  dispose: async () => {},
}

/** The engine asks for a connection, though writing the SQL of a whole schema doesn't need one. */
const withoutDatabase: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: silentConnection.adapterName,
  connect: async () => silentConnection,
  connectToShadowDb: async () => silentConnection,
}
