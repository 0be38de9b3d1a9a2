import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { arrangeableBy, mayOpenFullPhotos } from '@/lib/photos/deliveries/policy'
import { coveringInvoice } from '@/lib/photos/deliveries/queries/select-invoices'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { now, todayIn } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { recordDeliveryEvent } from './record-delivery-event'

/** Within this time, a person's changes count as arranging once. */
const sameArrangingMs = 60 * 60_000

const person = { select: { userId: true } } as const

/**
 * Runs a change to how the photos of a delivery are arranged, one at a time per delivery, then refreshes the open pages of
 * those who see it and records the actor in the delivery's activity. Locks the delivery.
 * @param change returns what the caller gets
 * @throws NotFoundError unless the delivery is visible to the actor, unexpired and unlocked
 */
export async function arrangePhotos<T>(
  actor: Actor,
  deliveryId: string,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findFirst({
      where: { AND: [{ id: deliveryId }, arrangeableBy(actor, todayIn(timeZone))] },
      select: {
        bookingId: true,
        invoices: coveringInvoice,
        booking: { select: { importedAt: true, client: person, photographer: person } },
      },
    })
    if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(delivery))) {
      throw new NotFoundError('Photo delivery not found')
    }
    const result = await change(tx)
    const arrangers = await recordArranging(tx, actor, deliveryId)
    const { client, photographer } = delivery.booking
    const userIds = new Set([client.userId, photographer.userId, ...arrangers])
    await pushEvent(
      tx,
      [...userIds].map((userId) => ({ userId })),
      'delivery-changed',
      { deliveryId, bookingId: delivery.bookingId },
    )
    return result
  })
}

/** Records the actor, unless they are recorded already. Returns the users who arranged these photos lately. */
async function recordArranging(tx: Transaction, actor: Actor, deliveryId: string): Promise<string[]> {
  const events = await tx.deliveryEvent.findMany({
    where: {
      deliveryId,
      kind: 'PHOTOS_ARRANGED',
      createdAt: { gt: new Date(now().getTime() - sameArrangingMs) },
    },
    select: { actorId: true, actor: person },
  })
  if (!events.some(({ actorId }) => actorId === actor.profileId)) {
    await recordDeliveryEvent(tx, { deliveryId, kind: 'PHOTOS_ARRANGED', actorId: actor.profileId })
  }
  return events.flatMap(({ actor: arranger }) => arranger?.userId ?? [])
}
