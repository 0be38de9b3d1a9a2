import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import type { AddPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { noRoomText } from '@/lib/photos/deliveries/words/uploads'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { attachPhotos } from './attach-photos'
import { recordDeliveryEvent } from './record-delivery-event'

export type AddedPhotos = {
  deliveryId: string
  bookingId: string
  addedCount: number
  /** Whether the client chooses from them, instead of getting them with the others. */
  isChoosable: boolean
  /** False if this same request already added them. */
  isNew: boolean
}

/**
 * Adds full photos to the end of a delivery. Idempotent: repeated or concurrent requests with the same key add them once.
 * Locks the delivery.
 * @throws NotFoundError if this photographer doesn't handle the delivery's booking
 * @throws AppError `invalid` if they don't all fit, or a file is gone or already sent
 */
export async function addPhotos(tx: Transaction, actor: Actor, input: AddPhotosInput): Promise<AddedPhotos> {
  const { deliveryId, idempotencyKey, fileIds, rooms = [] } = input
  await lockRow(tx, 'media_deliveries', deliveryId)
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
    select: { bookingId: true, totalPhotos: true, includedPhotos: true },
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  const isChoosable = delivery.includedPhotos !== null
  const added = { deliveryId, bookingId: delivery.bookingId, addedCount: fileIds.length, isChoosable }
  if (await isAdded(tx, actor, deliveryId, idempotencyKey)) return { ...added, isNew: false }
  const room = fullPhotoLimit - delivery.totalPhotos
  if (fileIds.length > room) throw new AppError('invalid', noRoomText(room))
  const first = await nextPosition(tx, deliveryId)
  const roomOf = new Map(rooms.map(({ fileId, room }) => [fileId, room]))
  await attachPhotos(
    tx,
    actor,
    deliveryId,
    fileIds.map((fileId, place) => ({
      fileId,
      position: first + place,
      isPreview: false,
      isFull: true,
      room: roomOf.get(fileId),
    })),
  )
  await tx.mediaDelivery.update({
    where: { id: deliveryId },
    data: { totalPhotos: { increment: fileIds.length } },
  })
  // Photos chosen in the Send Photos form are saved in that form's draft.
  await tx.deliveryDraft.deleteMany({
    where: { photographerId: actor.profileId, idempotencyKey },
  })
  await tx.additionDraft.deleteMany({
    where: {
      photographerId: actor.profileId,
      deliveryId,
      contents: { path: ['idempotencyKey'], equals: idempotencyKey },
    },
  })
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'PHOTOS_ADDED',
    actorId: actor.profileId,
    details: { photos: fileIds.length, idempotencyKey, ...(isChoosable && { into: 'choice' }) },
  })
  await recordAudit(tx, actor, 'photos.added', deliveryId, { photos: fileIds.length })
  return { ...added, isNew: true }
}

/** Whether this request of the actor's was already carried out. */
export async function isAdded(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
  idempotencyKey: string,
): Promise<boolean> {
  const events = await tx.deliveryEvent.count({
    where: {
      deliveryId,
      actorId: actor.profileId,
      kind: 'PHOTOS_ADDED',
      details: { path: ['idempotencyKey'], equals: idempotencyKey },
    },
  })
  return events > 0
}

async function nextPosition(tx: Transaction, deliveryId: string): Promise<number> {
  const { _max } = await tx.photo.aggregate({ where: { deliveryId }, _max: { position: true } })
  return (_max.position ?? -1) + 1
}
