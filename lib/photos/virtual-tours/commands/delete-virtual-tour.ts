import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery, publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Deletes a tour from its delivery, and updates open pages. Locks the delivery.
 * @throws NotFoundError if it no longer exists, or the actor doesn't prepare the delivery's photos
 */
export async function deleteVirtualTour(actor: Actor, tourId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const tour = await tx.virtualTour.findFirst({
      where: { id: tourId, delivery: canAddPhotosTo(actor) },
      select: { url: true, unbrandedUrl: true, deliveryId: true, delivery: { select: publishedFields } },
    })
    if (!tour) throw new NotFoundError('Tour not found')
    const { deliveryId, delivery, ...addresses } = tour
    await lockRow(tx, 'media_deliveries', deliveryId)
    const { count } = await tx.virtualTour.deleteMany({ where: { id: tourId } })
    if (count === 0) throw new NotFoundError('Tour not found')
    await recordAudit(tx, actor, 'virtual-tour.deleted', deliveryId, addresses)
    await publishDelivery(tx, delivery)
  })
}
