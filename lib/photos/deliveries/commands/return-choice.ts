import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Returnable } from '@/lib/photos/deliveries/rules/choosing'
import { notTakenBackText } from '@/lib/photos/deliveries/words/choosing'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { recordDeliveryEvent } from './record-delivery-event'

/**
 * Turns sold photos back into chosen ones. The caller has locked the delivery, and voids or changes their invoices.
 * @returns how many, and the booking
 * @throws AppError `conflict` if there are none
 */
export async function returnChoice(
  tx: Transaction,
  actor: Actor,
  { deliveryId, purchaseIds, withDelivery }: Returnable & { deliveryId: string },
) {
  const { count } = await tx.photo.updateMany({
    where: {
      deliveryId,
      choice: 'SOLD',
      OR: [{ purchaseId: { in: purchaseIds } }, ...(withDelivery ? [{ purchaseId: null }] : [])],
    },
    data: { choice: 'CHOSEN', purchaseId: null },
  })
  if (count === 0) throw new AppError('conflict', notTakenBackText)
  const { bookingId, booking } = await tx.mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: {
      bookingId: true,
      booking: {
        select: {
          propertyAddress: true,
          client: { select: { userId: true } },
          photographer: { select: { id: true, userId: true } },
        },
      },
    },
  })
  const details = { photos: count, step: 'taken-back' }
  await recordDeliveryEvent(tx, { deliveryId, kind: 'PHOTOS_CHOSEN', actorId: actor.profileId, details })
  await recordAudit(tx, actor, 'photos.choice-returned', deliveryId, { photos: count })
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', { deliveryId, bookingId })
  return { count, bookingId, booking }
}
