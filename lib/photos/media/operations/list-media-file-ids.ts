import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns the stored files of films and documents, with those of their renditions. */
export async function listMediaFileIds(tx: Transaction, mediaIds: readonly string[]): Promise<string[]> {
  if (mediaIds.length === 0) return []
  const media = await tx.mediaFile.findMany({
    where: { id: { in: [...mediaIds] } },
    select: { fileId: true, renditions: { select: { fileId: true } } },
  })
  return media.flatMap(({ fileId, renditions }) => [fileId, ...renditions.map((one) => one.fileId)])
}
