import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteUnusedClients } from '@/lib/people/accounts/operations/delete-unused-clients'
import { canImportClients, importsVisibleTo } from '@/lib/people/imports/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { isTooLate } from '@/lib/platform/imports/describe-import'
import { fileTexts } from '@/lib/platform/imports/words'

/**
 * Deletes the clients of an import who have only been a row of its file, and the import. Who was invited, signed up or has
 * anything in the portal stays. Returns how many were deleted, and how many stay.
 * @throws AppError `not-found`, `conflict` if it was too long ago, `forbidden`
 */
export async function undoImport(
  actor: Actor,
  importId: string,
): Promise<{ deletedCount: number; remainingCount: number }> {
  if (!canImportClients(actor)) throw new ForbiddenError()
  return db().$transaction(
    async (tx) => {
      const found = await tx.clientImport.findFirst({
        where: { AND: [{ id: importId }, importsVisibleTo(actor)] },
        select: { fileName: true, importedAt: true },
      })
      if (!found) throw new NotFoundError()
      if (isTooLate(found.importedAt)) throw new AppError('conflict', fileTexts.tooLate)
      const deletedCount = await deleteUnusedClients(tx, importId)
      const remainingCount = await tx.profile.count({ where: { importId } })
      // Another call undid it at the same time.
      const { count } = await tx.clientImport.deleteMany({ where: { id: importId } })
      if (count === 0) throw new NotFoundError()
      await recordAudit(tx, actor, 'clients.import-undone', '1', {
        fileName: found.fileName,
        deletedCount,
        remainingCount,
      })
      return { deletedCount, remainingCount }
    },
    { timeout: 60_000 },
  )
}
