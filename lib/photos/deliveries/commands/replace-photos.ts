import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deletePhotos } from '@/lib/photos/deliveries/operations/delete-photos'
import type { ReplacePhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { openChangesText, photosChangedText } from '@/lib/photos/deliveries/words/deliveries'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import type { Prisma } from '@/prisma/generated/client'
import { attachPhotos } from './attach-photos'
import { lockForChange, publishPhotoChange } from './change-photos'
import { recordDeliveryEvent } from './record-delivery-event'

/**
 * Replaces photos of a delivery with uploaded files. Each takes over its photo's position, caption, room, its roles as a
 * preview, as the cover and as an unaltered photo, and the client's favorites. Alterations belong to the file and aren't
 * taken over. The invoice doesn't change. Idempotent, also for concurrent requests. Locks the delivery.
 * @throws NotFoundError if the actor doesn't handle the delivery's booking
 * @throws AppError `conflict` if a photo was changed or a file sent by another request, or a photo has open change requests,
 * whose comments would be lost; `invalid` if a file is gone
 */
export async function replacePhotos(actor: Actor, input: ReplacePhotosInput): Promise<{ replaced: number }> {
  try {
    return await db().$transaction((tx) => replaceWithin(tx, actor, input))
  } catch (error) {
    if (brokenConstraint(error)) throw new AppError('conflict', photosChangedText)
    throw error
  }
}

const replacedFields = {
  id: true,
  name: true,
  position: true,
  isPreview: true,
  isFull: true,
  favorites: true,
  caption: true,
  room: true,
  isCover: true,
  choice: true,
  purchaseId: true,
  altered: { select: { id: true } },
} as const
type ReplacedPhoto = Prisma.PhotoGetPayload<{ select: typeof replacedFields }>

async function replaceWithin(
  tx: Transaction,
  actor: Actor,
  { deliveryId, idempotencyKey, replacements }: ReplacePhotosInput,
): Promise<{ replaced: number }> {
  const replaced = replacements.length
  const delivery = await lockForChange(tx, actor, deliveryId)
  const repeated = await tx.deliveryEvent.count({
    where: {
      deliveryId,
      actorId: actor.profileId,
      kind: 'PHOTOS_REPLACED',
      details: { path: ['idempotencyKey'], equals: idempotencyKey },
    },
  })
  if (repeated > 0) return { replaced }
  const old = await tx.photo.findMany({
    where: { deliveryId, id: { in: replacements.map(({ photoId }) => photoId) } },
    select: replacedFields,
    orderBy: { position: 'asc' },
  })
  if (old.length !== replaced) throw new AppError('conflict', photosChangedText)
  const isDiscussed = { photo: { deliveryId, id: { in: old.map(({ id }) => id) } }, waitsFor: { not: null } }
  if ((await tx.revisionThread.count({ where: isDiscussed })) > 0)
    throw new AppError('conflict', openChangesText)
  const fileOf = new Map(replacements.map(({ photoId, fileId }) => [photoId, fileId]))
  await deletePhotos(
    tx,
    old.map(({ id }) => id),
  )
  const photos = await attachPhotos(
    tx,
    actor,
    deliveryId,
    old.map(({ id, position, isPreview, isFull }) => ({
      fileId: fileOf.get(id) ?? '',
      position,
      isPreview,
      isFull,
    })),
  )
  await tx.photoFavorite.createMany({
    data: old.flatMap(({ favorites }, place) =>
      favorites.map((favorite) => ({ ...favorite, photoId: photos[place]?.id ?? '' })),
    ),
  })
  await copyArrangement(tx, old, photos)
  const names = old.map(({ name }) => name)
  const newNames = photos.map(({ name }) => name)
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'PHOTOS_REPLACED',
    actorId: actor.profileId,
    details: { photos: replaced, idempotencyKey, names, newNames },
  })
  await recordAudit(tx, actor, 'photos.replaced', deliveryId, { photos: replaced })
  await publishPhotoChange(tx, delivery)
  return { replaced }
}

/** Gives what was entered about the old photos to the new ones, which are in the same order. */
async function copyArrangement(
  tx: Transaction,
  old: readonly ReplacedPhoto[],
  photos: readonly { id: string }[],
): Promise<void> {
  for (const [place, { caption, room, isCover, choice, purchaseId, altered }] of old.entries()) {
    const id = photos[place]?.id ?? ''
    if (caption !== '' || room !== null || isCover || choice !== 'OPEN')
      await tx.photo.update({
        where: { id },
        data: { caption, room, isCover, choice, purchaseId },
        select: { id: true },
      })
    // Altered photos that were replaced as well are gone.
    if (altered.length > 0)
      await tx.photo.updateMany({
        where: { id: { in: altered.map((photo) => photo.id) } },
        data: { unalteredPhotoId: id },
      })
  }
}
