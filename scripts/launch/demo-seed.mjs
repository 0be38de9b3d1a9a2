import { root } from './folders.mjs'
import { typescript } from './portal-processes.mjs'
import { withClient } from './postgres.mjs'

// Stored as the database's comment, so that it is dropped and copied along with the data.
const databaseComments = { finished: 'northlight demo', unfinished: 'northlight demo, unfinished' }

/**
 * Seeds an empty database with the demo. The seed leaves a database that has accounts unchanged.
 * @param {import('./portal-processes.mjs').Supervisor} supervisor
 * @param {NodeJS.ProcessEnv} environment
 */
export async function seedDemo(supervisor, environment) {
  const { DATABASE_URL: url } = environment
  if (await isEmpty(url)) await writeDatabaseComment(url, databaseComments.unfinished)
  await supervisor.run('seed', process.execPath, [...typescript, 'prisma/seed/demo.ts'], {
    cwd: root,
    env: environment,
  })
  await writeDatabaseComment(url, databaseComments.finished)
}

/**
 * Returns the email of the demo's studio owner, or null when the database has no such account. Then OWNER_EMAIL must
 * stay unset, because a stranger could sign up with that address.
 * @returns {Promise<string | null>}
 */
export async function findDemoOwner(databaseUrl) {
  return await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select email from profiles where email = 'ava@northlight.test' and role = 'PHOTOGRAPHER'",
    )
    return rows[0]?.email ?? null
  })
}

/**
 * Returns how far the seed got; null when it never started.
 * @returns {Promise<'finished' | 'unfinished' | null>}
 */
export async function readDemoState(databaseUrl) {
  return await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
    )
    const [known] = Object.entries(databaseComments).find(([, comment]) => comment === rows[0]?.comment) ?? [
      null,
    ]
    return known
  })
}

async function isEmpty(databaseUrl) {
  return await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from users limit 1')
    return rowCount === 0
  })
}

async function writeDatabaseComment(databaseUrl, comment) {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select current_database() as name')
    const name = client.escapeIdentifier(rows[0].name)
    await client.query(`comment on database ${name} is ${client.escapeLiteral(comment)}`)
  })
}
