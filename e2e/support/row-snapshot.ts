import type { PrismaClient } from '@/prisma/generated/client'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Returns, for every table, the number and a checksum of the rows that mention one of these ids. Two equal snapshots
 * mean that none of those rows was added, changed or removed in between, whatever other tests do. For outgoing emails
 * and live updates it only compares ids, because a job marks them as sent at any time; for sessions too, because their last
 * use is recorded. @param only the tables; all by default
 */
export async function snapshotRows(
  database: PrismaClient,
  ids: string[],
  only?: readonly string[],
): Promise<Record<string, string>> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`
  // Compared as a list: alternatives in a regular expression take a minute.
  const uuids = ids.flatMap((id) => id.match(new RegExp(uuid, 'g')) ?? [])
  const snapshot: Record<string, string> = {}
  for (const { name } of tables) {
    if (only && !only.includes(name)) continue
    const content = ['outbox_messages', 'sessions'].includes(name) ? 'r.id::text' : 'r::text'
    const rows = await database.$queryRawUnsafe<{ snapshot: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(${content}, '|' ORDER BY ${content})), '') AS snapshot
       FROM "${name}" r
       WHERE EXISTS (SELECT FROM regexp_matches(r::text, '${uuid}', 'g') AS found WHERE found[1] = ANY($1))`,
      uuids,
    )
    snapshot[name] = rows[0]?.snapshot ?? ''
  }
  return snapshot
}
