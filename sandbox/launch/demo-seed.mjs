import { root } from './folders.mjs'
import { typescript } from './portal-processes.mjs'
import { withClient } from './postgres.mjs'

// Written on the database itself, so that it goes where the rows go.
const databaseComments = { finished: 'northlight demo', unfinished: 'northlight demo, unfinished' }

/**
 * Fills an empty database with the demo; one that has accounts is left as it is.
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
 * The demo's owner, so that the portal knows whose studio it is.
 * @returns {Promise<string | null>} null where the database has no such account, which a stranger could then sign up with
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
 * How far the seed has come: through, cut off half-way, or not begun.
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
