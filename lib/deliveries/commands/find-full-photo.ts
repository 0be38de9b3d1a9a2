import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Reads a full photo of a delivery before it changes.
 * @throws NotFoundError if the photo is gone
 */
export async function findFullPhoto(tx: Transaction, deliveryId: string, photoId: string) {
  const photo = await tx.photo.findFirst({
    where: { deliveryId, isFull: true, id: photoId },
    select: { caption: true, alterations: true },
  })
  if (!photo) throw new NotFoundError('Photo not found')
  return photo
}
