import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/deliveries/policy'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { addJobs } from '@/lib/platform/queue'

/** Hundreds of pictures must not keep a mail or a live event waiting. */
const afterMessages = 10

/** An uploaded file as it shall stand in a delivery. */
export type PhotoPlace = { fileId: string; position: number; isPreview: boolean; isFull: boolean }

/**
 * Makes uploaded files photos of a delivery and starts the making of their derivatives, the previews' first, in the
 * caller's transaction. It takes the same few statements for one photo and for five hundred.
 * @returns the photos, in the order of their places
 * @throws AppError `invalid` when a file is gone, sent already or somebody else's
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
  const photos = places.map(({ fileId, ...place }) => {
    const name = nameOf.get(fileId)
    if (name === undefined) {
      throw new AppError('invalid', 'Some files are no longer there. Please upload them again.')
    }
    return { ...place, id: randomUUID(), deliveryId, originalFileId: fileId, name }
  })
  await tx.photo.createMany({ data: photos })
  await tx.uploadThumbnail.deleteMany({ where: { fileId: { in: [...nameOf.keys()] } } })
  await addJobs(
    tx,
    'make-derivatives',
    previewsFirst(photos).map(({ id }) => ({ payload: { photoId: id }, key: `derivatives:${id}` })),
    { priority: afterMessages },
  )
  return photos.map(({ id, name }) => ({ id, name }))
}

/** The client looks at the previews while the rest is still being made. */
function previewsFirst<P extends { isPreview: boolean }>(photos: readonly P[]): P[] {
  return [...photos.filter((photo) => photo.isPreview), ...photos.filter((photo) => !photo.isPreview)]
}
