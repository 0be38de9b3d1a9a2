import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Reads a full photo of a delivery before it changes.
 * @throws NotFoundError if the photo is gone, or locked for the actor
 */
export async function findFullPhoto(tx: Transaction, actor: Actor, deliveryId: string, photoId: string) {
  const photo = await tx.photo.findFirst({
    where: { AND: [{ deliveryId, id: photoId }, openedBy(actor)] },
    select: { caption: true, alterations: true, room: true },
  })
  if (!photo) throw new NotFoundError('Photo not found')
  return photo
}
