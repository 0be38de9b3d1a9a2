import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteImportedBooking } from '@/lib/booking/bookings/operations/delete-imported-booking'
import { deleteImportedDeliveries } from '@/lib/photos/deliveries/operations/delete-imported-deliveries'
import { canImportShoots, importsVisibleTo } from '@/lib/photos/imports/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { isTooLate } from '@/lib/platform/imports/describe-import'
import { fileTexts } from '@/lib/platform/imports/words'

/**
 * Deletes the galleries of an import with their photos and bookings, and the import. What was opened or changed since stays, as
 * an imported shoot. Returns how many were deleted, and how many stay. Each gallery is deleted by itself: after a crash, a
 * repeat deletes the rest.
 * @throws AppError `not-found`, `conflict` if it was too long ago, `forbidden`
 */
export async function undoImport(
  actor: Actor,
  importId: string,
): Promise<{ deletedCount: number; remainingCount: number }> {
  if (!canImportShoots(actor)) throw new ForbiddenError()
  const found = await db().shootImport.findFirst({
    where: { AND: [{ id: importId }, importsVisibleTo(actor)] },
    select: { fileName: true, importedAt: true, bookings: { select: { id: true } } },
  })
  if (!found) throw new NotFoundError()
  if (isTooLate(found.importedAt)) throw new AppError('conflict', fileTexts.tooLate)
  let deletedCount = 0
  for (const { id } of found.bookings) if (await deleteGallery(id)) deletedCount += 1
  return db().$transaction(async (tx) => {
    const remainingCount = await tx.booking.count({ where: { importId } })
    // Another call undid it at the same time.
    const { count } = await tx.shootImport.deleteMany({ where: { id: importId } })
    if (count === 0) throw new NotFoundError()
    const details = { fileName: found.fileName, deletedCount, remainingCount }
    await recordAudit(tx, actor, 'shoots.import-undone', '1', details)
    return { deletedCount, remainingCount }
  })
}

/** Deletes both or neither. */
async function deleteGallery(bookingId: string): Promise<boolean> {
  return db()
    .$transaction(async (tx) => {
      const isDeleted =
        (await deleteImportedDeliveries(tx, bookingId)) && (await deleteImportedBooking(tx, bookingId))
      if (!isDeleted) throw new InUse()
      return true
    })
    .catch((error) => {
      if (error instanceof InUse) return false
      throw error
    })
}

/** The gallery or its booking is more than what was imported. Rolls the transaction back. */
class InUse extends Error {}
