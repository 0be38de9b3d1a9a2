import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

/**
 * Deletes photos, their derivatives and versions, and what was rendered of them for listing services, and queues the removal
 * of their files from storage.
 */
export async function deletePhotos(tx: Transaction, photoIds: readonly string[]): Promise<void> {
  const ids = [...photoIds]
  const files = await tx.storedFile.findMany({
    where: {
      OR: [
        { originalOf: { id: { in: ids } } },
        { derivative: { photoId: { in: ids } } },
        { mlsPhoto: { photoId: { in: ids } } },
        { versionOriginal: { photoId: { in: ids } } },
        { versionDerivative: { version: { photoId: { in: ids } } } },
      ],
    },
    select: { id: true },
  })
  await tx.photo.deleteMany({ where: { id: { in: ids } } })
  await deleteFiles(tx, files)
}
