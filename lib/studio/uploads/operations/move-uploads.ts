import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Makes files that one person uploaded another's. Skips the files of anyone else. */
export async function moveUploads(
  tx: Transaction,
  fileIds: readonly string[],
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await tx.storedFile.updateMany({
    where: { id: { in: [...fileIds] }, uploaderId: fromId },
    data: { uploaderId: toId },
  })
}
