import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SetCoverInput } from '@/lib/photos/deliveries/schema/arranging'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Chooses the photo that represents the delivery, or none; the last choice wins.
 * @throws NotFoundError if the photo is gone
 */
export async function setCover(actor: Actor, { deliveryId, photoId }: SetCoverInput): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    if (photoId !== null) await findFullPhoto(tx, actor, deliveryId, photoId)
    // In two steps, because a delivery has at most one cover at every moment.
    await tx.photo.updateMany({ where: { deliveryId, isCover: true }, data: { isCover: false } })
    if (photoId !== null) await tx.photo.update({ where: { id: photoId }, data: { isCover: true } })
  })
}
