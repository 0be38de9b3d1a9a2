import 'server-only'
import type { SavedFile } from '@/lib/integrations/uploadthing'
import type { Transaction } from '@/lib/platform/data/db'

/** Records the measured size, CRC-32, and SHA-256 of a file's content. */
export async function recordContent(
  tx: Transaction,
  fileId: string,
  { sizeBytes, crc32, sha256 }: SavedFile,
): Promise<void> {
  await tx.storedFile.update({
    where: { id: fileId },
    data: { sizeBytes, crc32, sha256 },
    select: { id: true },
  })
}
