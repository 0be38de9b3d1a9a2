import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { filesGoneText } from '@/lib/photos/deliveries/words/deliveries'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { deleteUploadThumbnails } from '@/lib/studio/uploads/operations/upload-thumbnails'
import type { Room } from '@/prisma/generated/enums'
import { queueDerivatives } from './queue-derivatives'

/** An uploaded file and its place in a delivery. */
export type PhotoPlace = {
  fileId: string
  position: number
  isPreview: boolean
  isFull: boolean
  room?: Room | undefined
  isCover?: boolean
}

/**
 * Creates a delivery's photos from uploaded files and queues jobs for their derivatives, previews first. Runs the same few
 * statements for one photo as for five hundred.
 * @returns the photos, in the order of `places`
 * @throws AppError `invalid` if a file is gone, already sent or someone else's
 */
export async function attachPhotos(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
  places: readonly PhotoPlace[],
): Promise<{ id: string; name: string }[]> {
  const files = await tx.storedFile.findMany({
    where: { AND: [{ id: { in: places.map(({ fileId }) => fileId) } }, unsentUploadsOf(actor)] },
    select: { id: true, name: true },
  })
  const nameOf = new Map(files.map(({ id, name }) => [id, name]))
  const photos = places.map(({ fileId, room = null, ...place }) => {
    const name = nameOf.get(fileId)
    if (name === undefined) throw new AppError('invalid', filesGoneText)
    return { ...place, room, id: randomUUID(), deliveryId, originalFileId: fileId, name }
  })
  await tx.photo.createMany({ data: photos })
  await deleteUploadThumbnails(tx, [...nameOf.keys()])
  await queueDerivatives(tx, previewsFirst(photos))
  return photos.map(({ id, name }) => ({ id, name }))
}

/** The client can look at the previews while the rest is being prepared. */
function previewsFirst<P extends { isPreview: boolean }>(photos: readonly P[]): P[] {
  return [...photos.filter((photo) => photo.isPreview), ...photos.filter((photo) => !photo.isPreview)]
}
