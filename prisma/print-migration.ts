import pg from 'pg'
import { compareObjects, composeMigration } from './compose-migration'
import { listMigrations } from './list-migrations'
import { listObjects, listRows } from './list-objects'
import { applyPending } from './migrate'
import { filters, openEngine, readSchema } from './schema-engine'
import { readFilesAfter } from './sql-files'
import { writeSchema } from './write-schema'

/**
 * Returns the SQL of the next migration: what leads from the migrations to prisma/schema and prisma/sql.
 * @param migrated the address of an empty database, to apply the migrations to
 * @param written the address of another one, to create the schema in as it is described
 */
export async function printMigration(migrated: string, written: string): Promise<string> {
  const before = openPool(migrated)
  const after = openPool(written)
  try {
    await applyPending(before, listMigrations())
    await after.query(await writeSchema())
    const changes = compareObjects(await read(before), await read(after))
    return composeMigration(changes, await diffTables(before), readFilesAfter())
  } finally {
    await Promise.all([before.end(), after.end()])
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  // `end` doesn't wait for the sockets, so Postgres may still report that it stops. A failing query rejects by itself.
  pool.on('error', () => {})
  return pool
}

async function read(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect()
  try {
    return new Map([...(await listObjects(client)), ...(await listRows(client))])
  } finally {
    client.release()
  }
}

/** Returns Prisma's own statements, which know nothing of prisma/sql, and so undo some of it. */
async function diffTables(pool: pg.Pool): Promise<string> {
  const engine = await openEngine(pool)
  const files = readSchema()
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { ...filters, externalTables: ['public._prisma_migrations'] },
  })
  return stdout ?? ''
}
