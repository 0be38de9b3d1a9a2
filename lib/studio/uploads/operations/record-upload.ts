import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { Upload } from '@/lib/studio/uploads/schema'
import type { FilePurpose } from '@/prisma/generated/enums'

type RecordedUpload = Upload & {
  contentType: string
  purpose: FilePurpose
  crc32?: number
  sha256?: string
  /** The key it was uploaded under, if a cleaned copy has replaced it. */
  uploadKey?: string
}

/**
 * Records an uploaded file. Idempotent, because UploadThing may report a file twice.
 * @returns its id, and whether this report is the first; null if its key belongs to another file
 */
export async function recordUpload(
  tx: Transaction,
  file: RecordedUpload,
): Promise<{ id: string; isNew: boolean } | null> {
  const [created] = await tx.storedFile.createManyAndReturn({
    data: [file],
    skipDuplicates: true,
    select: { id: true },
  })
  if (created) return { id: created.id, isNew: true }
  const known = await tx.storedFile.findFirst({ where: file, select: { id: true } })
  return known && { id: known.id, isNew: false }
}
