import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sortByRoom } from '@/lib/photos/deliveries/rules/arranging'
import { arrangePhotos } from './arrange-photos'
import { listFullPhotos } from './list-full-photos'
import { saveOrder } from './save-positions'

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
    const before = photos.map(({ id }) => id)
    const after = sortByRoom(photos).map(({ id }) => id)
    await saveOrder(tx, after)
    return { before, after }
  })
}
