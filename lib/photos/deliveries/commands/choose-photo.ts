import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { choosablePhotos, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import type { ChoosePhoto } from '@/lib/photos/deliveries/schema/choosing'
import { notChoosableText } from '@/lib/photos/deliveries/words/choosing'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Adds a photo to what the client chooses, or takes it out. Only this photo changes, so people and tabs that choose at once
 * lose nothing. Idempotent. Locks the delivery.
 * @throws NotFoundError if the photo doesn't exist, or isn't one that the actor chooses from
 * @throws AppError `conflict` if it's sold
 */
export async function choosePhoto(actor: Actor, { photoId, isChosen }: ChoosePhoto): Promise<void> {
  if (!isClient(actor)) throw new NotFoundError('Photo not found')
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const photo = await tx.photo.findFirst({
      where: {
        AND: [
          { id: photoId, isFull: true, delivery: { includedPhotos: { not: null } } },
          { delivery: unexpiredOrderedBy(actor, todayIn(timeZone)) },
        ],
      },
      select: {
        deliveryId: true,
        delivery: {
          select: {
            bookingId: true,
            booking: {
              select: {
                client: { select: { userId: true } },
                photographer: { select: { userId: true } },
              },
            },
          },
        },
      },
    })
    if (!photo) throw new NotFoundError('Photo not found')
    const { deliveryId, delivery } = photo
    await lockRow(tx, 'media_deliveries', deliveryId)
    const { count } = await tx.photo.updateMany({
      where: { AND: [{ id: photoId }, choosablePhotos] },
      data: { choice: isChosen ? 'CHOSEN' : 'OPEN', purchaseId: null },
    })
    if (count === 0) throw new AppError('conflict', notChoosableText)
    const { bookingId, booking } = delivery
    await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', { deliveryId, bookingId })
  })
}
