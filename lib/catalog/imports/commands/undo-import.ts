import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findImport } from '@/lib/catalog/imports/queries/find-import'
import { deleteUnbookedServices } from '@/lib/catalog/services/operations/delete-unbooked-services'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { isTooLate } from '@/lib/platform/imports/describe-import'
import { fileTexts } from '@/lib/platform/imports/words'

/**
 * Deletes the services of an import that nobody has booked and that no package or add-on uses, offered or not, and the
 * import. Returns how many were deleted, and how many remain.
 * @throws AppError `not-found`, `conflict` if it was too long ago, `forbidden`
 */
export async function undoImport(
  actor: Actor,
  importId: string,
): Promise<{ deletedCount: number; remainingCount: number }> {
  return db().$transaction(async (tx) => {
    await lockCatalog(tx, actor)
    const { fileName, importedAt } = await findImport(tx, actor, importId)
    if (isTooLate(importedAt)) throw new AppError('conflict', fileTexts.tooLate)
    const deletedCount = await deleteUnbookedServices(tx, importId)
    const remainingCount = await tx.service.count({ where: { importId } })
    await tx.serviceImport.delete({ where: { id: importId }, select: { id: true } })
    await recordAudit(tx, actor, 'services.import-undone', '1', { fileName, deletedCount, remainingCount })
    return { deletedCount, remainingCount }
  })
}
