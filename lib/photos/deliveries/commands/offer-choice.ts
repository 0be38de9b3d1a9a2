import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageDeliveries } from '@/lib/photos/deliveries/policy'
import type { ChoiceTerms } from '@/lib/photos/deliveries/rules/choosing'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { OfferChoice } from '@/lib/photos/deliveries/schema/choosing'
import { offerPaidText, offerTooLateText } from '@/lib/photos/deliveries/words/choosing'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { lockForChange } from './change-photos'
import { queueDerivatives } from './queue-derivatives'
import { recordDeliveryEvent } from './record-delivery-event'

/**
 * Lets the client of an unpaid delivery choose its photos, or changes the terms while nothing is sold. Locks the delivery.
 * @throws NotFoundError if the actor doesn't handle the delivery's booking, or doesn't set prices
 * @throws AppError `conflict` once the invoice was paid or photos were sold, and for another currency
 */
export async function offerChoice(actor: Actor, input: OfferChoice): Promise<void> {
  const { deliveryId, includedPhotos, extraPhoto } = input
  await db().$transaction(async (tx) => {
    await setTerms(tx, actor, deliveryId, { includedPhotos, extraPhotoCents: extraPhoto.cents })
    const { booking } = await tx.mediaDelivery.findUniqueOrThrow({
      where: { id: deliveryId },
      select: { booking: { select: { currency: true } } },
    })
    assertCurrency(extraPhoto, booking.currency)
    await queueWatermarks(tx, deliveryId)
  })
}

/** Sells all photos of a delivery together again. Locks the delivery. @throws as offerChoice */
export async function withdrawChoice(actor: Actor, deliveryId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await setTerms(tx, actor, deliveryId, { includedPhotos: null, extraPhotoCents: null })
    await tx.photo.updateMany({ where: { deliveryId, choice: 'CHOSEN' }, data: { choice: 'OPEN' } })
  })
}

async function setTerms(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
  terms: ChoiceTerms | { [Name in keyof ChoiceTerms]: null },
): Promise<void> {
  if (!canManageDeliveries(actor)) throw new NotFoundError('Photo delivery not found')
  const delivery = await lockForChange(tx, actor, deliveryId)
  const { bookingId, booking } = delivery
  if (isUnlocked(delivery)) throw new AppError('conflict', offerPaidText)
  if ((await tx.photo.count({ where: { deliveryId, choice: 'SOLD' } })) > 0)
    throw new AppError('conflict', offerTooLateText)
  await tx.mediaDelivery.update({ where: { id: deliveryId }, data: terms, select: { id: true } })
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'CHOICE_OFFERED',
    actorId: actor.profileId,
    details: { included: terms.includedPhotos },
  })
  await recordAudit(tx, actor, 'photos.choice-offered', deliveryId, terms)
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', { deliveryId, bookingId })
}

/** Queues jobs that render the watermarked pictures of a delivery's prepared photos that have none. */
async function queueWatermarks(tx: Transaction, deliveryId: string): Promise<void> {
  const photos = await tx.photo.findMany({
    where: { deliveryId, isFull: true, state: 'READY', derivatives: { none: { kind: 'PREVIEW' } } },
    select: { id: true },
    orderBy: { position: 'asc' },
  })
  await queueDerivatives(tx, photos)
}
