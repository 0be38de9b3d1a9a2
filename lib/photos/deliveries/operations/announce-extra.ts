import 'server-only'
import { deliveryNotifications, type Extra } from '@/lib/photos/deliveries/words/deliveries'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'

/** What is added within this time of another is found with it. */
const togetherMs = 10 * 60_000

/**
 * Notifies the client that a film, a document or a tour is being added to a delivery, which the caller has locked; once for
 * several that are added together.
 */
export async function announceExtra(tx: Transaction, deliveryId: string, extra: Extra): Promise<void> {
  const announced = await tx.auditEntry.count({
    where: {
      subjectId: deliveryId,
      action: { in: ['media.added', 'virtual-tour.added'] },
      createdAt: { gte: new Date(now().getTime() - togetherMs) },
    },
  })
  if (announced > 0) return
  const { bookingId, booking } = await tx.mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: {
      bookingId: true,
      booking: {
        select: { propertyAddress: true, client: { select: { userId: true, fullName: true } } },
      },
    },
  })
  const { propertyAddress: address, client } = booking
  await notify(
    tx,
    {
      userId: client.userId,
      type: 'INFO',
      action: 'view_photos',
      bookingId,
      ...deliveryNotifications.extra(address, extra),
      details: { delivery_id: deliveryId },
    },
    {
      kind: 'booking',
      template: 'photos-added',
      pictures: { deliveryId },
      props: {
        fullName: client.fullName,
        address,
        extra,
        link: `${env().APP_URL}/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`,
      },
    },
  )
}
