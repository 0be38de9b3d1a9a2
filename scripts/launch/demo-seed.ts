import type { PortalEnvironment } from './environment'
import { typescript } from './portal-processes'
import { withClient } from './postgres'
import { root } from './root'
import type { Supervisor } from './supervisor'

// Stored as the database's comment, so that it is dropped along with the data.
const databaseComments = { finished: 'northlight demo', unfinished: 'northlight demo, unfinished' }

/** Seeds an empty database with the demo. The seed leaves a database that has accounts unchanged. */
export async function seedDemo(supervisor: Supervisor, environment: PortalEnvironment) {
  const { DATABASE_URL: url } = environment
  if (await isEmpty(url)) await writeDatabaseComment(url, databaseComments.unfinished)
  const args = [...typescript, 'prisma/seed/demo.ts']
  await supervisor.run('seed', process.execPath, args, { cwd: root, env: environment })
  await writeDatabaseComment(url, databaseComments.finished)
}

/**
 * Returns the email of the demo's studio owner, or null when the database has no such account. Then OWNER_EMAIL must
 * stay unset, because a stranger could sign up with that address.
 */
export async function findDemoOwner(databaseUrl: string): Promise<string | null> {
  const [owner] = await query<{ email: string }>(
    databaseUrl,
    "select email from profiles where email = 'ava@northlight.test' and role = 'PHOTOGRAPHER'",
  )
  return owner?.email ?? null
}

/** Returns how far the seed got; null when it never started. */
export async function readDemoState(databaseUrl: string): Promise<'finished' | 'unfinished' | null> {
  const [row] = await query<{ comment: string | null }>(
    databaseUrl,
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
  )
  if (row?.comment === databaseComments.finished) return 'finished'
  return row?.comment === databaseComments.unfinished ? 'unfinished' : null
}

async function isEmpty(databaseUrl: string) {
  return (await query(databaseUrl, 'select 1 from users limit 1')).length === 0
}

async function writeDatabaseComment(databaseUrl: string, comment: string) {
  await query(
    databaseUrl,
    `do $$ begin execute format('comment on database %I is %L', current_database(), '${comment}'); end $$`,
  )
}

async function query<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  return await withClient(databaseUrl, async (client) => (await client.query<Row>(sql)).rows)
}
