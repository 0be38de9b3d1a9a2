import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceExtra } from '@/lib/photos/deliveries/operations/announce-extra'
import { publishDelivery, publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { maxTours } from '@/lib/photos/virtual-tours/limits'
import type { AddVirtualTour } from '@/lib/photos/virtual-tours/schema'
import { addedAlreadyText, tooManyToursText } from '@/lib/photos/virtual-tours/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, FieldError, NotFoundError } from '@/lib/platform/errors'

/**
 * Adds a tour to a delivery, notifies the client, and updates open pages. Locks the delivery.
 * @throws NotFoundError unless the actor prepares the delivery's photos
 * @throws AppError `invalid` if the delivery has this tour, `conflict` if it has as many as it can
 */
export async function addVirtualTour(
  actor: Actor,
  { deliveryId, url, unbrandedUrl }: AddVirtualTour,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findFirst({
      where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
      select: { ...publishedFields, virtualTours: { select: { url: true } } },
    })
    if (!delivery) throw new NotFoundError('Photo delivery not found')
    if (delivery.virtualTours.some((tour) => tour.url === url)) throw new FieldError('url', addedAlreadyText)
    if (delivery.virtualTours.length >= maxTours) throw new AppError('conflict', tooManyToursText)
    await tx.virtualTour.create({ data: { deliveryId, url, unbrandedUrl }, select: { id: true } })
    await announceExtra(tx, deliveryId, '3D tour')
    await recordAudit(tx, actor, 'virtual-tour.added', deliveryId, { url, unbrandedUrl })
    await publishDelivery(tx, delivery)
  })
}
