import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type {
  SaveCaptionInput,
  SetAlterationInput,
  SetCoverInput,
  SetRoomInput,
  SetUnalteredPhotoInput,
} from '@/lib/deliveries/schema/arranging'
import { notAlteredText } from '@/lib/deliveries/words/arranging'
import type { Transaction } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'

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
    const photo = await findPhoto(tx, deliveryId, photoId)
    if (photo.caption !== expected && photo.caption !== caption) return { theirs: photo.caption }
    await tx.photo.update({ where: { id: photoId }, data: { caption }, select: { id: true } })
    return { theirs: null }
  })
}

/** Sets or clears the room of photos; the last change wins. Photos that are gone are skipped. */
export async function setRoom(actor: Actor, { deliveryId, photoIds, room }: SetRoomInput): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    await tx.photo.updateMany({ where: fullPhotos(deliveryId, photoIds), data: { room } })
  })
}

/**
 * Adds or removes one alteration of photos; the last change wins. A photo without alterations has no unaltered photo.
 * Idempotent. Photos that are gone are skipped.
 */
export async function setAlteration(
  actor: Actor,
  { deliveryId, photoIds, alteration, isAltered }: SetAlterationInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    if (isAltered) {
      await tx.$executeRaw`
        UPDATE photos SET alterations = array_append(alterations, ${alteration}::"Alteration")
        WHERE delivery_id = ${deliveryId}::uuid AND is_full AND id = ANY(${photoIds}::uuid[])
          AND NOT ${alteration}::"Alteration" = ANY(alterations)`
      return
    }
    await tx.$executeRaw`
      UPDATE photos SET
        alterations = array_remove(alterations, ${alteration}::"Alteration"),
        unaltered_photo_id = CASE
          WHEN alterations <@ ARRAY[${alteration}::"Alteration"] THEN NULL ELSE unaltered_photo_id END
      WHERE delivery_id = ${deliveryId}::uuid AND is_full AND id = ANY(${photoIds}::uuid[])`
  })
}

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
    const { alterations } = await findPhoto(tx, deliveryId, photoId)
    if (unalteredPhotoId !== null) {
      if (alterations.length === 0) throw new AppError('conflict', notAlteredText)
      if (unalteredPhotoId === photoId) throw new AppError('invalid', 'Choose another photo.')
      await findPhoto(tx, deliveryId, unalteredPhotoId)
    }
    await tx.photo.update({ where: { id: photoId }, data: { unalteredPhotoId }, select: { id: true } })
  })
}

/**
 * Chooses the photo that represents the delivery, or none; the last choice wins.
 * @throws NotFoundError if the photo is gone
 */
export async function setCover(actor: Actor, { deliveryId, photoId }: SetCoverInput): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    if (photoId !== null) await findPhoto(tx, deliveryId, photoId)
    // In two steps, because a delivery has at most one cover at every moment.
    await tx.photo.updateMany({ where: { deliveryId, isCover: true }, data: { isCover: false } })
    if (photoId !== null) await tx.photo.update({ where: { id: photoId }, data: { isCover: true } })
  })
}

function fullPhotos(deliveryId: string, photoIds: string[]) {
  return { deliveryId, isFull: true, id: { in: photoIds } }
}

async function findPhoto(tx: Transaction, deliveryId: string, photoId: string) {
  const photo = await tx.photo.findFirst({
    where: fullPhotos(deliveryId, [photoId]),
    select: { caption: true, alterations: true },
  })
  if (!photo) throw new NotFoundError('Photo not found')
  return photo
}
