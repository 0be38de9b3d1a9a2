import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

/** Deletes films and documents with their renditions; their files leave storage after the commit. */
export async function deleteMediaFiles(tx: Transaction, mediaIds: readonly string[]): Promise<void> {
  const ids = [...mediaIds]
  const files = await tx.storedFile.findMany({
    where: { OR: [{ mediaFile: { id: { in: ids } } }, { mediaRendition: { mediaId: { in: ids } } }] },
    select: { id: true },
  })
  await tx.mediaFile.deleteMany({ where: { id: { in: ids } } })
  await deleteFiles(tx, files)
}
