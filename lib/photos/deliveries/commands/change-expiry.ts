import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageDeliveries, visibleTo } from '@/lib/photos/deliveries/policy'
import type { ChangeExpiryInput } from '@/lib/photos/deliveries/schema/deliveries'
import { pastExpiryText } from '@/lib/photos/deliveries/words/deliveries'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { FieldError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { expiryFields, notifyOfExpiry } from './notify-of-expiry'
import { recordDeliveryEvent } from './record-delivery-event'

/**
 * Sets or removes a gallery's expiry date, and notifies the client if it stays open longer. Idempotent. Locks the delivery.
 * @throws ForbiddenError for anyone but an active photographer, AppError `invalid` for a past date
 * @throws NotFoundError if there is no such delivery
 */
export async function changeExpiry(
  actor: Actor,
  { deliveryId, expiresOn }: ChangeExpiryInput,
): Promise<void> {
  if (!canManageDeliveries(actor)) throw new ForbiddenError()
  const { timeZone } = await getStudio()
  if (expiresOn && expiresOn < todayIn(timeZone)) {
    throw new FieldError('expiresOn', pastExpiryText)
  }
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findFirst({
      where: { AND: [{ id: deliveryId }, visibleTo(actor)] },
      select: expiryFields,
    })
    if (!delivery) throw new NotFoundError('Delivery not found')
    const before = delivery.expiresOn && dateFromDatabase(delivery.expiresOn)
    if (before === expiresOn) return
    await tx.mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: expiresOn && dateToDatabase(expiresOn) },
      select: { id: true },
    })
    const details = { before, after: expiresOn }
    await recordDeliveryEvent(tx, { deliveryId, kind: 'EXPIRY_CHANGED', actorId: actor.profileId, details })
    await recordAudit(tx, actor, 'delivery.expiry-changed', deliveryId, details)
    if (isLonger(before, expiresOn)) await notifyOfExpiry(tx, delivery, { why: 'changed', expiresOn })
  })
}

function isLonger(before: CalendarDate | null, after: CalendarDate | null): boolean {
  return before !== null && (after === null || after > before)
}
