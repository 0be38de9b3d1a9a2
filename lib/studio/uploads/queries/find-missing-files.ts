import 'server-only'
import { isFileStored } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import type { Listing } from '@/lib/studio/uploads/commands/list-storage'

/** Longer than an upload takes. */
const graceMs = 60 * 60_000

export type MissingFile = { id: string; key: string; name: string; purpose: string }

/**
 * Returns rows of `stored_files` whose file isn't in storage, newest first. Checks each unlisted file individually, because
 * the paged listing may miss one while others change.
 */
export async function findMissingFiles({ id, startedAt }: Listing, limit: number): Promise<MissingFile[]> {
  const unlisted = await db().$queryRaw<MissingFile[]>`
    SELECT file.id, file.key, file.name, file.purpose::text FROM stored_files AS file
    WHERE file.created_at < ${new Date(startedAt.getTime() - graceMs)}
      AND NOT EXISTS (SELECT FROM storage_listings AS listing WHERE listing.run_id = ${id}::uuid AND listing.key = file.key)
    ORDER BY file.created_at DESC LIMIT ${limit}`
  const missing: MissingFile[] = []
  for (const file of unlisted) if (!(await isFileStored(file.key))) missing.push(file)
  return missing
}
