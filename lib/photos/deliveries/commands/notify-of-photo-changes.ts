import 'server-only'
import { deliveryNotifications } from '@/lib/photos/deliveries/words/deliveries'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { DeliveryEventKind } from '@/prisma/generated/enums'
import { recordDeliveryEvent } from './record-delivery-event'

/** Notifies the client of all photos that were removed or replaced since the last notification. Idempotent. */
export async function notifyOfPhotoChanges({ deliveryId }: { deliveryId: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    // A second run waits here until the first one has recorded its notification.
    await lockRow(tx, 'media_deliveries', deliveryId)
    const [removed, replaced] = [
      await countSinceNotice(tx, deliveryId, 'PHOTOS_REMOVED'),
      await countSinceNotice(tx, deliveryId, 'PHOTOS_REPLACED'),
    ]
    if (removed + replaced === 0) return
    await notifyClient(tx, deliveryId, { removed, replaced })
    const details = { removed, replaced }
    await recordDeliveryEvent(tx, { deliveryId, kind: 'CHANGES_ANNOUNCED', actorId: null, details })
  })
}

async function countSinceNotice(
  tx: Transaction,
  deliveryId: string,
  kind: DeliveryEventKind,
): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT coalesce(sum((details ->> 'photos')::int), 0)::int AS count FROM delivery_events
    WHERE delivery_id = ${deliveryId}::uuid AND kind::text = ${kind} AND created_at > coalesce(
      (SELECT max(created_at) FROM delivery_events
       WHERE delivery_id = ${deliveryId}::uuid AND kind = 'CHANGES_ANNOUNCED'), '-infinity')`
  return row?.count ?? 0
}

async function notifyClient(
  tx: Transaction,
  deliveryId: string,
  { removed, replaced }: { removed: number; replaced: number },
): Promise<void> {
  const { bookingId, totalPhotos, booking } = await tx.mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: {
      bookingId: true,
      totalPhotos: true,
      booking: {
        select: { propertyAddress: true, client: { select: { userId: true, fullName: true } } },
      },
    },
  })
  const { client, propertyAddress } = booking
  await notify(
    tx,
    {
      userId: client.userId,
      ...deliveryNotifications.changed(propertyAddress, { removed, replaced }),
      type: 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: deliveryId },
    },
    {
      kind: 'booking',
      template: 'photos-changed',
      pictures: { deliveryId },
      props: {
        fullName: client.fullName,
        address: propertyAddress,
        removedCount: removed,
        replacedCount: replaced,
        photoCount: totalPhotos,
        link: `${env().APP_URL}/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`,
      },
    },
  )
}
