import type { PortalEnvironment } from './environment'
import { typescript } from './portal-processes'
import { withClient } from './postgres'
import { root } from './root'
import type { Supervisor } from './supervisor'
import type { Studio } from './welcome'

// The comment of a database whose seed has started but not finished. It is dropped along with the data.
const unfinished = 'northlight demo, unfinished'

/** Seeds a database without accounts with the demo. @param options.hasSmallPictures which take a tenth of the time to prepare */
export async function seedDemo(
  supervisor: Supervisor,
  environment: PortalEnvironment,
  { hasSmallPictures }: { hasSmallPictures: boolean },
) {
  const { DATABASE_URL: url } = environment
  await setComment(url, `'${unfinished}'`)
  const args = [...typescript, 'prisma/seed/demo.ts', ...(hasSmallPictures ? ['--small-pictures'] : [])]
  await supervisor.run('seed', process.execPath, args, { cwd: root, env: environment })
  await setComment(url, 'null')
}

/** Returns whether a seed of this database was interrupted. */
export async function isSeedUnfinished(databaseUrl: string): Promise<boolean> {
  const comment =
    "select shobj_description(oid, 'pg_database') from pg_database where datname = current_database()"
  const [row] = await query(databaseUrl, comment)
  return row?.shobj_description === unfinished
}

export async function hasAccounts(databaseUrl: string): Promise<boolean> {
  return (await query(databaseUrl, 'select 1 from users limit 1')).length > 0
}

/**
 * Returns the email of the demo's studio owner, or null when the database has no such account. Then OWNER_EMAIL must
 * stay unset, because a stranger could sign up with that address.
 */
export async function findDemoOwner(databaseUrl: string): Promise<string | null> {
  const owner = `
    select 'ava@northlight.test' as email from users join profiles on profiles.user_id = users.id
    where 'ava@northlight.test' in (users.email, users.owner_email) and role = 'PHOTOGRAPHER'`
  const [row] = await query(databaseUrl, owner)
  return row?.email ?? null
}

/** Returns how many demo accounts there are, and whether someone else can approve accounts. */
export async function readStudio(databaseUrl: string): Promise<Studio> {
  const counts = `
    select count(*) filter (where is_demo) as demo,
      count(*) filter (where not is_demo and role = 'PHOTOGRAPHER' and account_status = 'ACTIVE') as owners
    from users join profiles on profiles.user_id = users.id`
  const [row] = await query(databaseUrl, counts)
  return { demoAccounts: Number(row?.demo), hasOwner: Number(row?.owners) > 0 }
}

async function setComment(databaseUrl: string, comment: string) {
  const statement = `comment on database %I is ${comment}`.replaceAll("'", "''")
  await query(databaseUrl, `do $$ begin execute format('${statement}', current_database()); end $$`)
}

async function query(databaseUrl: string, sql: string): Promise<Record<string, string>[]> {
  return await withClient(databaseUrl, async (client) => (await client.query(sql)).rows)
}
