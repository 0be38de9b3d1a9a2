import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SaveCaptionInput } from '@/lib/photos/deliveries/schema/arranging'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Saves a photo's caption if it is still the expected one, or already this one.
 * @returns the current caption of someone else instead; null when saved
 * @throws NotFoundError if the actor can't arrange these photos or the photo is gone
 */
export async function saveCaption(
  actor: Actor,
  { deliveryId, photoId, caption, expected }: SaveCaptionInput,
): Promise<{ theirs: string | null }> {
  return arrangePhotos(actor, deliveryId, async (tx) => {
    const photo = await findFullPhoto(tx, actor, deliveryId, photoId)
    if (photo.caption !== expected && photo.caption !== caption) return { theirs: photo.caption }
    await tx.photo.update({ where: { id: photoId }, data: { caption }, select: { id: true } })
    return { theirs: null }
  })
}
