import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { Listing } from '@/lib/studio/uploads/commands/list-storage'
import type { FilePurpose } from '@/prisma/generated/enums'

export type UnlistedFile = {
  id: string
  key: string
  name: string
  contentType: string
  purpose: FilePurpose
  sizeBytes: bigint
  /** Null if nothing has read the content yet. */
  crc32: bigint | null
}

/** Returns those of these files that storage doesn't have in their size. */
export async function findUnlistedFiles(
  { id }: Listing,
  fileIds: readonly string[],
): Promise<UnlistedFile[]> {
  return db().$queryRaw<UnlistedFile[]>`
    SELECT file.id, file.key, file.name, file.content_type AS "contentType", file.purpose::text,
      file.size_bytes AS "sizeBytes", file.crc32
    FROM stored_files AS file
    WHERE file.id = ANY(${[...fileIds]}::uuid[]) AND NOT EXISTS (
      SELECT FROM storage_listings AS listing
      WHERE listing.run_id = ${id}::uuid AND listing.key = file.key AND listing.size_bytes = file.size_bytes
    )
    ORDER BY file.id`
}
