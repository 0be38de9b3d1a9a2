import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { Listing } from '@/lib/studio/uploads/commands/list-storage'

type ResizedFile = { id: string; key: string; name: string; expected: bigint; stored: bigint }

/** Returns files whose size in storage isn't the recorded one. */
export async function findResizedFiles({ id }: Listing, limit: number): Promise<ResizedFile[]> {
  return db().$queryRaw<ResizedFile[]>`
    SELECT file.id, file.key, file.name, file.size_bytes AS expected, listing.size_bytes AS stored
    FROM storage_listings AS listing JOIN stored_files AS file ON file.key = listing.key
    WHERE listing.run_id = ${id}::uuid AND listing.size_bytes <> file.size_bytes
    ORDER BY file.created_at, file.id LIMIT ${limit}`
}
