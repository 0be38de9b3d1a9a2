import pg from 'pg'
import { LaunchError } from '@/scripts/launch/launch-error'

/** The portal's tables and the job queue's. */
const schemas = ['public', 'graphile_worker']
/** Migrations fill these, and the others only say what is running right now. */
const left = [
  'public._prisma_migrations',
  'public.worker_heartbeats',
  'public.storage_listings',
  'graphile_worker.migrations',
]

export type Table = { schema: string; name: string; columns: string[] }

export const isOfQueue = ({ schema }: { schema: string }) => schema === 'graphile_worker'

/** Runs `use` with a connection to the database. */
export async function withDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A connection that is lost also fails the running query.
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw new LaunchError(
      `The database can't be reached (${error.code ?? error.message}). Check DATABASE_URL.`,
    )
  })
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Returns the tables whose rows a backup holds, with the columns that Postgres doesn't compute. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT space.nspname AS schema, class.relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class AS class
     JOIN pg_namespace AS space ON space.oid = class.relnamespace
     JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE class.relkind = 'r' AND space.nspname = ANY($1) AND space.nspname || '.' || class.relname <> ALL($2)
     GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    [schemas, left],
  )
  return rows
}

export async function listSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [schemas],
  )
  return rows
}

export async function listForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_namespace AS space ON space.oid = connamespace
     WHERE contype = 'f' AND space.nspname = ANY($1)`,
    [schemas],
  )
  return rows
}

/** Returns the applied migrations, oldest first; none for an empty database. */
export async function listApplied(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS exists`)
  if (!rows[0].exists) return []
  const applied = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return applied.rows.map(({ name }) => name)
}

export async function readQueueMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT max(id)::int AS id FROM graphile_worker.migrations',
  )
  return rows[0]?.id ?? 0
}

export function quotedTable(client: pg.ClientBase, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export function quotedColumns(client: pg.ClientBase, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}
