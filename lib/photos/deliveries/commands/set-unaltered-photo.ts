import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SetUnalteredPhotoInput } from '@/lib/photos/deliveries/schema/arranging'
import { notAlteredText } from '@/lib/photos/deliveries/words/arranging'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Names the photo that shows the same view without the alterations, or none.
 * @throws NotFoundError if one of the two is gone
 * @throws AppError `conflict` if the photo isn't marked as altered, `invalid` if both are the same
 */
export async function setUnalteredPhoto(
  actor: Actor,
  { deliveryId, photoId, unalteredPhotoId }: SetUnalteredPhotoInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const { alterations } = await findFullPhoto(tx, actor, deliveryId, photoId)
    if (unalteredPhotoId !== null) {
      if (alterations.length === 0) throw new AppError('conflict', notAlteredText)
      if (unalteredPhotoId === photoId) throw new AppError('invalid', 'Choose another photo.')
      await findFullPhoto(tx, actor, deliveryId, unalteredPhotoId)
    }
    await tx.photo.update({ where: { id: photoId }, data: { unalteredPhotoId }, select: { id: true } })
  })
}
