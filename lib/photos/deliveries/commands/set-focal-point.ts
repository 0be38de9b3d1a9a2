import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SetFocalPointInput } from '@/lib/photos/deliveries/schema/arranging'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Sets the point of a photo that stays visible where it's cropped; the last change wins.
 * @throws NotFoundError if the photo is gone
 */
export async function setFocalPoint(
  actor: Actor,
  { deliveryId, photoId, x, y }: SetFocalPointInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    await findFullPhoto(tx, actor, deliveryId, photoId)
    await tx.photo.update({ where: { id: photoId }, data: { focalX: x, focalY: y } })
  })
}
