import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayOpenFullPhotos } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { discussableBy } from '@/lib/photos/revisions/policy'
import { type RevisedDelivery, revisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Locks and returns the delivery that matches, so that its rounds, threads and versions change one at a time.
 * @throws NotFoundError unless the actor takes part in its changes: as its client while it's unlocked and unexpired, or as
 * a photographer who handles its booking
 */
export async function lockDelivery(
  tx: Transaction,
  actor: Actor,
  where: Prisma.MediaDeliveryWhereInput,
): Promise<RevisedDelivery> {
  const { timeZone } = await getStudio()
  const mine = { AND: [where, discussableBy(actor, todayIn(timeZone))] }
  const found = await tx.mediaDelivery.findFirst({ where: mine, select: { id: true } })
  if (!found) throw new NotFoundError()
  await lockRow(tx, 'media_deliveries', found.id)
  // Read again: it may have been locked, expired or handed over while this waited.
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: found.id }, mine] },
    select: revisedDelivery,
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(delivery))) throw new NotFoundError()
  return delivery
}

/** Updates the pages that both sides have open. */
export async function pushChange(
  tx: Transaction,
  { id, bookingId, booking }: Pick<RevisedDelivery, 'id' | 'bookingId' | 'booking'>,
): Promise<void> {
  const people = [booking.client, booking.photographer]
  await pushEvent(tx, people, 'delivery-changed', { deliveryId: id, bookingId })
}
