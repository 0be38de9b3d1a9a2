import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ReplacePhotosInput } from '@/lib/deliveries/schema'
import { recordAudit } from '@/lib/platform/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { attachPhotos } from './attach-photos'
import { deletePhotos, lockForChange, publishPhotoChange } from './change-photos'
import { recordDeliveryEvent } from './record-delivery-event'

const changedText = 'Some of these photos were changed meanwhile. Reload the page and try again.'

/**
 * Puts uploaded files in the places of photos of a delivery that was sent: each takes over its photo's position, its
 * part as a preview, and the client's favorite mark. The invoice, and whether it is paid, stay.
 * Idempotent: the same request, repeated or at the same moment, replaces once.
 * @throws NotFoundError when the delivery is not of a booking the actor handles
 * @throws AppError `conflict` when a photo was changed or a file sent meanwhile, `invalid` when a file is gone
 */
export async function replacePhotos(actor: Actor, input: ReplacePhotosInput): Promise<{ replaced: number }> {
  try {
    return await db().$transaction((tx) => replaceWithin(tx, actor, input))
  } catch (error) {
    if (brokenConstraint(error)) throw new AppError('conflict', changedText)
    throw error
  }
}

async function replaceWithin(
  tx: Transaction,
  actor: Actor,
  { deliveryId, requestKey, replacements }: ReplacePhotosInput,
): Promise<{ replaced: number }> {
  const replaced = replacements.length
  const delivery = await lockForChange(tx, actor, deliveryId)
  const repeated = await tx.deliveryEvent.count({
    where: {
      deliveryId,
      actorId: actor.profileId,
      kind: 'PHOTOS_REPLACED',
      details: { path: ['requestKey'], equals: requestKey },
    },
  })
  if (repeated > 0) return { replaced }
  const old = await tx.photo.findMany({
    where: { deliveryId, id: { in: replacements.map(({ photoId }) => photoId) } },
    select: { id: true, name: true, position: true, isPreview: true, isFull: true, favourites: true },
    orderBy: { position: 'asc' },
  })
  if (old.length !== replaced) throw new AppError('conflict', changedText)
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
      ...{ position, isPreview, isFull },
    })),
  )
  await tx.photoFavourite.createMany({
    data: old.flatMap(({ favourites }, place) =>
      favourites.map((favourite) => ({ ...favourite, photoId: photos[place]?.id ?? '' })),
    ),
  })
  const names = old.map(({ name }) => name)
  const newNames = photos.map(({ name }) => name)
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'PHOTOS_REPLACED',
    actorId: actor.profileId,
    details: { photos: replaced, requestKey, names, newNames },
  })
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'photos.replaced',
    subject: 'delivery',
    subjectId: deliveryId,
    details: { photos: replaced },
  })
  await publishPhotoChange(tx, delivery)
  return { replaced }
}
