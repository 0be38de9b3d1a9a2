import type { PrismaClient } from '@/prisma/generated/client'

/**
 * What the database says about these ids: for every table the number of rows that mention one, and their checksum.
 * Two equal traces mean that nothing of theirs was added, changed or removed in between, whatever other tests do
 * meanwhile. Mails and pushes on their way are counted only: a job marks them as sent when it gets to it.
 */
export async function traceOf(database: PrismaClient, ids: string[]): Promise<Record<string, string>> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`
  const trace: Record<string, string> = {}
  for (const { name } of tables) {
    const content = name === 'outbox_messages' ? 'r.id::text' : 'r::text'
    const rows = await database.$queryRawUnsafe<{ trace: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(${content}, '|' ORDER BY ${content})), '') AS trace
       FROM "${name}" r WHERE r::text ~ $1`,
      ids.join('|'),
    )
    trace[name] = rows[0]?.trace ?? ''
  }
  return trace
}
