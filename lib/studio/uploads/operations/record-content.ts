import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Records the measured size and CRC-32 of a file's content. */
export async function recordContent(
  tx: Transaction,
  fileId: string,
  { sizeBytes, crc32 }: { sizeBytes: number; crc32: number },
): Promise<void> {
  await tx.storedFile.update({ where: { id: fileId }, data: { sizeBytes, crc32 }, select: { id: true } })
}
