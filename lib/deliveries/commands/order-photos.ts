import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { movePhotos, sortByRoom, undoOrder } from '@/lib/deliveries/rules/arranging'
import type { MovePhotosInput, RestoreOrderInput } from '@/lib/deliveries/schema/arranging'
import { neighborGoneText, orderChangedText } from '@/lib/deliveries/words/arranging'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { saveOrder } from './save-positions'

/**
 * Moves full photos of a delivery behind another, or to the start. The order is read under the delivery's lock, so that
 * concurrent moves, additions and removals are all respected. Idempotent.
 * @throws NotFoundError if the actor can't arrange these photos
 * @throws AppError `conflict` if the photo that they should follow is gone
 */
export async function reorderPhotos(
  actor: Actor,
  { deliveryId, photoIds, afterId }: MovePhotosInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const order = movePhotos(idsOf(await listFullPhotos(tx, deliveryId)), photoIds, afterId)
    if (!order) throw new AppError('conflict', neighborGoneText)
    await saveOrder(tx, order)
  })
}

/**
 * Puts the full photos of a delivery in the order of a tour.
 * @returns the orders before and after, for `restoreOrder`
 * @throws NotFoundError if the actor can't arrange these photos
 */
export async function sortPhotosByRoom(
  actor: Actor,
  deliveryId: string,
): Promise<{ before: string[]; after: string[] }> {
  return arrangePhotos(actor, deliveryId, async (tx) => {
    const photos = await listFullPhotos(tx, deliveryId)
    const [before, after] = [idsOf(photos), idsOf(sortByRoom(photos))]
    await saveOrder(tx, after)
    return { before, after }
  })
}

/**
 * Undoes a change of the order.
 * @throws NotFoundError if the actor can't arrange these photos
 * @throws AppError `conflict` if the photos were moved since
 */
export async function restoreOrder(
  actor: Actor,
  { deliveryId, before, after }: RestoreOrderInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const order = undoOrder(idsOf(await listFullPhotos(tx, deliveryId)), { before, after })
    if (!order) throw new AppError('conflict', orderChangedText)
    await saveOrder(tx, order)
  })
}

function listFullPhotos(tx: Transaction, deliveryId: string) {
  return tx.photo.findMany({
    where: { deliveryId, isFull: true },
    select: { id: true, room: true },
    orderBy: { position: 'asc' },
  })
}

function idsOf(photos: readonly { id: string }[]): string[] {
  return photos.map(({ id }) => id)
}
