import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { movePhotos } from '@/lib/photos/deliveries/rules/arranging'
import type { MovePhotosInput } from '@/lib/photos/deliveries/schema/arranging'
import { neighborGoneText } from '@/lib/photos/deliveries/words/arranging'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { listFullPhotos } from './list-full-photos'
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
    const order = movePhotos(
      (await listFullPhotos(tx, deliveryId)).map(({ id }) => id),
      photoIds,
      afterId,
    )
    if (!order) throw new AppError('conflict', neighborGoneText)
    await saveOrder(tx, order)
  })
}
