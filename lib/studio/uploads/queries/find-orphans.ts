import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { Listing } from '@/lib/studio/uploads/commands/list-storage'

/** A file without a row counts as left behind after this: much longer than an upload, and writing its row, can take. */
const orphanGraceMs = 24 * 60 * 60_000
/** Up to this many orphans may be left by crashes. More than that, and more than half, mean a wrong database or storage. */
const fewOrphans = 50

/** Returns the keys of listed files that have no row for a day, in order, after `last`. */
export async function findOrphans(
  { id, startedAt }: Listing,
  { last = '', limit }: { last?: string; limit: number },
): Promise<string[]> {
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM storage_listings AS listing
    WHERE run_id = ${id}::uuid AND uploaded_at < ${before(startedAt)} AND key > ${last}
      AND NOT EXISTS (SELECT FROM stored_files AS file WHERE file.key = listing.key)
    ORDER BY key LIMIT ${limit}`
  return rows.map(({ key }) => key)
}

/** Counts them. `areFew` is false when so many files have no row that this must be the wrong database or storage. */
export async function countOrphans({ id, startedAt, listed }: Listing): Promise<{
  orphans: number
  areFew: boolean
}> {
  const [counted] = await db().$queryRaw<{ orphans: bigint }[]>`
    SELECT count(*) AS orphans FROM storage_listings AS listing
    WHERE run_id = ${id}::uuid AND uploaded_at < ${before(startedAt)}
      AND NOT EXISTS (SELECT FROM stored_files AS file WHERE file.key = listing.key)`
  const orphans = Number(counted?.orphans ?? 0)
  return { orphans, areFew: orphans <= fewOrphans || orphans <= listed / 2 }
}

const before = (startedAt: Date) => new Date(startedAt.getTime() - orphanGraceMs)
