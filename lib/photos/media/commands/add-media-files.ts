import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceExtra } from '@/lib/photos/deliveries/operations/announce-extra'
import { publishDelivery, publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import type { Extra } from '@/lib/photos/deliveries/words/deliveries'
import { attachMediaFiles } from '@/lib/photos/media/operations/attach-media-files'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Adds uploaded films and documents to a delivery, notifies the client, and updates open pages. Idempotent.
 * Locks the delivery.
 * @throws NotFoundError unless the actor prepares the delivery's photos
 * @throws AppError as attachMediaFiles does
 */
export async function addMediaFiles(
  actor: Actor,
  { deliveryId, mediaIds }: { deliveryId: string; mediaIds: string[] },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findFirst({
      where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
      select: publishedFields,
    })
    if (!delivery) throw new NotFoundError('Photo delivery not found')
    await attachMediaFiles(tx, actor, deliveryId, mediaIds)
    await announceExtra(tx, deliveryId, await nameOf(tx, mediaIds))
    await recordAudit(tx, actor, 'media.added', deliveryId, { mediaIds })
    await publishDelivery(tx, delivery)
  })
}

async function nameOf(tx: Transaction, mediaIds: readonly string[]): Promise<Extra> {
  const films = await tx.mediaFile.count({ where: { id: { in: [...mediaIds] }, kind: 'FILM' } })
  return films > 0 ? 'film' : 'document'
}
