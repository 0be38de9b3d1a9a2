import 'server-only'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
} from '@/lib/platform/time/calendar-date'
import { isMorningIn, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { expiryFields, notifyOfExpiry } from './notify-of-expiry'
import { recordDeliveryEvent } from './record-delivery-event'

/** How many days before the expiry date a client is notified, once each. */
const daysBefore = [7, 1]

/** Notifies clients in the studio's morning that their galleries expire soon. Runs every hour, and usually does nothing. */
export async function notifyOfUpcomingExpiry(): Promise<void> {
  const { timeZone } = await getStudio()
  if (isMorningIn(timeZone)) await notifyOfExpiringGalleries(todayIn(timeZone))
}

/**
 * Notifies clients of galleries that expire within a week of this day, and again of those that expire within a day. Catches
 * up after missed runs, and announces a changed expiry date again. Nobody is notified of imported galleries. Idempotent.
 */
export async function notifyOfExpiringGalleries(today: CalendarDate): Promise<void> {
  const expiring = await db().mediaDelivery.findMany({
    where: {
      expiresOn: { gte: dateToDatabase(today), lte: dateToDatabase(addDays(today, Math.max(...daysBefore))) },
      booking: { importedAt: null },
    },
    select: { id: true },
    orderBy: { expiresOn: 'asc' },
  })
  for (const { id } of expiring) await notifyOnce(id, today)
}

async function notifyOnce(deliveryId: string, today: CalendarDate): Promise<void> {
  await db().$transaction(async (tx) => {
    // A second run waits here until the first one has recorded its notification.
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findUnique({ where: { id: deliveryId }, select: expiryFields })
    if (!delivery?.expiresOn) return
    const expiresOn = dateFromDatabase(delivery.expiresOn)
    const days = findDueNotification(expiresOn, today)
    if (days === null) return
    const details = { days, expiresOn }
    const notified = await tx.deliveryEvent.findFirst({
      where: { deliveryId, kind: 'EXPIRY_ANNOUNCED', details: { equals: details } },
      select: { id: true },
    })
    if (notified) return
    await notifyOfExpiry(tx, delivery, { why: 'soon', expiresOn })
    await recordDeliveryEvent(tx, { deliveryId, kind: 'EXPIRY_ANNOUNCED', actorId: null, details })
  })
}

/** Returns which notification is due, in days before the expiry date; null before the first one and after that date. */
function findDueNotification(expiresOn: CalendarDate, today: CalendarDate): number | null {
  if (expiresOn < today) return null
  const reached = daysBefore.filter((days) => expiresOn <= addDays(today, days))
  return reached.length > 0 ? Math.min(...reached) : null
}
