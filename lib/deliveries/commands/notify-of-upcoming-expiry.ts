import 'server-only'
import { addDays, type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { isMorningIn, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { expiryFields, notifyOfExpiry } from './notify-of-expiry'
import { recordDeliveryEvent } from './record-delivery-event'

/** How many days before the last day a client is told of it, each once. */
const daysBefore = [7, 1]

/** Tells clients in the studio's morning that their galleries close soon. It runs every hour; most hours do nothing. */
export async function notifyOfUpcomingExpiry(): Promise<void> {
  const { timeZone } = await getStudio()
  if (isMorningIn(timeZone)) await notifyOfClosingGalleries(todayIn(timeZone))
}

/**
 * Tells clients of the galleries that close within a week of this day, and again of those that close within a day. A run
 * that was missed or comes twice makes no difference, and an expiry date that was moved is notified of again.
 */
export async function notifyOfClosingGalleries(today: CalendarDate): Promise<void> {
  const closing = await db().mediaDelivery.findMany({
    where: {
      expiresOn: { gte: dateToDatabase(today), lte: dateToDatabase(addDays(today, Math.max(...daysBefore))) },
    },
    select: { id: true },
    orderBy: { expiresOn: 'asc' },
  })
  for (const { id } of closing) await notifyOnce(id, today)
}

async function notifyOnce(deliveryId: string, today: CalendarDate): Promise<void> {
  await db().$transaction(async (tx) => {
    // A second run waits here, and then finds what the first wrote.
    await tx.$queryRaw`SELECT 1 FROM media_deliveries WHERE id = ${deliveryId}::uuid FOR UPDATE`
    const delivery = await tx.mediaDelivery.findUnique({ where: { id: deliveryId }, select: expiryFields })
    if (!delivery?.expiresOn) return
    const expiresOn = dateFromDatabase(delivery.expiresOn)
    const days = stepDue(expiresOn, today)
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

/** Which notice is due: the latest step that the day has reached; none before the first and after the last day. */
function stepDue(expiresOn: CalendarDate, today: CalendarDate): number | null {
  if (expiresOn < today) return null
  const reached = daysBefore.filter((days) => expiresOn <= addDays(today, days))
  return reached.length > 0 ? Math.min(...reached) : null
}
