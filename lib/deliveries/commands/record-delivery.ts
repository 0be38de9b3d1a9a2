import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { sendableBy } from '@/lib/deliveries/policy'
import { deliveryFileName, isShownType } from '@/lib/deliveries/rules'
import type { SendPhotosInput } from '@/lib/deliveries/schema'
import { recordAudit } from '@/lib/platform/audit'
import type { Transaction } from '@/lib/platform/db'
import { NotFound, Refusal } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/outbox'

/** Hundreds of pictures must not keep a mail or a live event waiting. */
const afterMessages = 10

export type RecordedDelivery = { deliveryId: string; photoCount: number; previewCount: number }

/**
 * Records a delivery with its photos and starts the making of their derivatives, in the caller's transaction.
 * Full photos come first, in their order; a preview that is none of them follows.
 * @throws NotFound when the booking is not one this photographer can send photos for
 * @throws Refusal `invalid` when a file is gone, sent already, or a preview cannot be shown
 */
export async function recordDelivery(
  tx: Transaction,
  actor: Actor,
  input: SendPhotosInput,
): Promise<RecordedDelivery> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${input.bookingId}::uuid FOR UPDATE`
  const booking = await tx.booking.findFirst({
    where: { AND: [{ id: input.bookingId }, sendableBy(actor)] },
    select: { id: true, propertyAddress: true },
  })
  if (!booking) throw new NotFound('Booking not found')
  const delivery = await tx.mediaDelivery.create({
    data: {
      bookingId: booking.id,
      fileName: deliveryFileName(booking.propertyAddress),
      fileType: 'application/zip',
      totalPhotos: input.fullFileIds.length,
      deliveryInstructions: input.deliveryInstructions,
      googleDriveLink: input.googleDriveLink,
      requestKey: input.requestKey,
    },
    select: { id: true },
  })
  const photos = await arrangePhotos(tx, actor, input)
  await tx.photo.createMany({ data: photos.map((photo) => ({ ...photo, deliveryId: delivery.id })) })
  for (const { id } of previewsFirst(photos)) {
    await addJob(
      tx,
      'make-derivatives',
      { photoId: id },
      { key: `derivatives:${id}`, priority: afterMessages },
    )
  }
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'photos.sent',
    subject: 'delivery',
    subjectId: delivery.id,
    details: { bookingId: booking.id, photos: photos.length },
  })
  const previewCount = photos.filter((photo) => photo.isPreview).length
  return { deliveryId: delivery.id, photoCount: input.fullFileIds.length, previewCount }
}

async function arrangePhotos(
  tx: Transaction,
  actor: Actor,
  { fullFileIds, previewFileIds }: SendPhotosInput,
) {
  const ids = [...new Set([...fullFileIds, ...previewFileIds])]
  const files = await tx.storedFile.findMany({
    where: {
      id: { in: ids },
      uploaderId: actor.profileId,
      purpose: { in: ['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE'] },
      originalOf: null,
    },
    select: { id: true, name: true, contentType: true },
  })
  const byId = new Map(files.map((file) => [file.id, file]))
  return ids.map((id, position) => {
    const file = byId.get(id)
    if (!file) throw new Refusal('invalid', 'Some files are no longer there. Please upload them again.')
    const isPreview = previewFileIds.includes(id)
    if (isPreview && !isShownType(file.contentType)) {
      throw new Refusal(
        'invalid',
        `${file.name} cannot be a preview. Please choose a JPEG, PNG, WebP or TIFF.`,
      )
    }
    return {
      id: randomUUID(),
      originalFileId: id,
      name: file.name,
      position,
      isPreview,
      isFull: fullFileIds.includes(id),
    }
  })
}

/** The client looks at the previews while the rest is still being made. */
function previewsFirst<P extends { isPreview: boolean }>(photos: readonly P[]): P[] {
  return [...photos.filter((photo) => photo.isPreview), ...photos.filter((photo) => !photo.isPreview)]
}
