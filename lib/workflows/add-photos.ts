import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type AddedPhotos, addPhotos } from '@/lib/photos/deliveries/commands/add-photos'
import type { AddPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { alreadySentText, deliveryNotifications } from '@/lib/photos/deliveries/words/deliveries'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'

/**
 * Adds photos to a sent delivery, and notifies the client: at no charge, or where the client chooses, to what they choose from.
 * Idempotent per request.
 */
export async function addPhotosToDelivery(
  actor: Actor,
  input: AddPhotosInput,
): Promise<{ deliveryId: string; bookingId: string }> {
  try {
    return await db().$transaction(async (tx) => {
      const added = await addPhotos(tx, actor, input)
      if (added.isNew) await notifyClient(tx, added)
      return { deliveryId: added.deliveryId, bookingId: added.bookingId }
    })
  } catch (error) {
    if (brokenConstraint(error)) {
      throw new AppError('conflict', alreadySentText)
    }
    throw error
  }
}

async function notifyClient(tx: Transaction, added: AddedPhotos): Promise<void> {
  const { client, propertyAddress } = await tx.booking.findUniqueOrThrow({
    where: { id: added.bookingId },
    select: { propertyAddress: true, client: { select: { userId: true, fullName: true } } },
  })
  await notify(
    tx,
    {
      userId: client.userId,
      ...deliveryNotifications.added(propertyAddress, added.addedCount, added.isChoosable),
      type: 'INFO',
      action: 'view_photos',
      bookingId: added.bookingId,
      details: { delivery_id: added.deliveryId },
    },
    {
      kind: 'booking',
      template: 'photos-added',
      pictures: { deliveryId: added.deliveryId },
      props: {
        fullName: client.fullName,
        address: propertyAddress,
        addedCount: added.addedCount,
        isChoosable: added.isChoosable,
        link: `${env().APP_URL}/photo-view?booking_id=${added.bookingId}&delivery_id=${added.deliveryId}`,
      },
    },
  )
}
