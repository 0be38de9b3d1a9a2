import type { PrismaClient } from '@/prisma/generated/client'

/**
 * Returns, for every table, the number and a checksum of the rows that mention one of these ids. Two equal snapshots
 * mean that none of those rows was added, changed or removed in between, whatever other tests do. For outgoing emails
 * and live updates it only compares ids, because a job marks them as sent at any time; for sessions too, because their last
 * use is recorded.
 */
export async function snapshotRows(database: PrismaClient, ids: string[]): Promise<Record<string, string>> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`
  const snapshot: Record<string, string> = {}
  for (const { name } of tables) {
    const content = ['outbox_messages', 'sessions'].includes(name) ? 'r.id::text' : 'r::text'
    const rows = await database.$queryRawUnsafe<{ snapshot: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(${content}, '|' ORDER BY ${content})), '') AS snapshot
       FROM "${name}" r WHERE r::text ~ $1`,
      ids.join('|'),
    )
    snapshot[name] = rows[0]?.snapshot ?? ''
  }
  return snapshot
}
