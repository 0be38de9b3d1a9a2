import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { undoOrder } from '@/lib/photos/deliveries/rules/arranging'
import type { RestoreOrderInput } from '@/lib/photos/deliveries/schema/arranging'
import { orderChangedText } from '@/lib/photos/deliveries/words/arranging'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { listFullPhotos } from './list-full-photos'
import { saveOrder } from './save-positions'

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
    const current = (await listFullPhotos(tx, deliveryId)).map(({ id }) => id)
    const order = undoOrder(current, { before, after })
    if (!order) throw new AppError('conflict', orderChangedText)
    await saveOrder(tx, order)
  })
}
