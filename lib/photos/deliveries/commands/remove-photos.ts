import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deletePhotos } from '@/lib/photos/deliveries/operations/delete-photos'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { RemovePhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { lastPhotoText, lastPreviewText } from '@/lib/photos/deliveries/words/deliveries'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockForChange, publishPhotoChange } from './change-photos'
import { recordDeliveryEvent } from './record-delivery-event'
import { closeGaps } from './save-positions'

/**
 * Removes photos from a delivery. The others stay in order, and the invoice doesn't change. Idempotent: photos that are
 * already gone are skipped. Locks the delivery.
 * @returns how many this call removed
 * @throws NotFoundError if the actor doesn't handle the delivery's booking
 * @throws AppError `invalid` if no photo would be left, or no preview while the delivery is locked
 */
export async function removePhotos(
  actor: Actor,
  { deliveryId, photoIds }: RemovePhotosInput,
): Promise<{ removed: number }> {
  return db().$transaction(async (tx) => {
    const delivery = await lockForChange(tx, actor, deliveryId)
    const removed = await tx.photo.findMany({
      where: { deliveryId, id: { in: photoIds } },
      select: { id: true, name: true, isFull: true, isPreview: true },
      orderBy: { position: 'asc' },
    })
    if (removed.length === 0) return { removed: 0 }
    const ids = removed.map(({ id }) => id)
    await assertEnoughLeft(tx, deliveryId, ids, isUnlocked(delivery))
    await deletePhotos(tx, ids)
    await closeGaps(tx, deliveryId)
    await tx.mediaDelivery.update({
      where: { id: deliveryId },
      data: { totalPhotos: { decrement: removed.filter(({ isFull }) => isFull).length } },
    })
    const details = { photos: removed.length, names: removed.map(({ name }) => name) }
    await recordDeliveryEvent(tx, { deliveryId, kind: 'PHOTOS_REMOVED', actorId: actor.profileId, details })
    await recordAudit(tx, actor, 'photos.removed', deliveryId, { photos: removed.length })
    await publishPhotoChange(tx, delivery)
    return { removed: removed.length }
  })
}

async function assertEnoughLeft(
  tx: Transaction,
  deliveryId: string,
  removedIds: string[],
  isPaid: boolean,
): Promise<void> {
  const left = { deliveryId, id: { notIn: removedIds } }
  if ((await tx.photo.count({ where: { ...left, isFull: true } })) === 0) {
    throw new AppError('invalid', lastPhotoText)
  }
  if (!isPaid && (await tx.photo.count({ where: { ...left, isPreview: true } })) === 0) {
    throw new AppError('invalid', lastPreviewText)
  }
}
