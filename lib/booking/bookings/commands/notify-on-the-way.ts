import 'server-only'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import {
  type BookingWithParties,
  bookingWithParties,
  toBookingWithParties,
} from '@/lib/booking/bookings/queries/select-booking'
import { bookingNotifications } from '@/lib/booking/bookings/words/notifications'
import { notifyContacts } from '@/lib/booking/contacts/operations/notify-contacts'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { formatDate, type WallTime } from '@/lib/platform/time/calendar-date'
import { now, zoneAbbreviation } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Notifies the client and the client's contacts that the photographer set out, and adds that to the timeline. Does nothing if
 * it was undone, if the shoot was cancelled or given to a colleague since, or if they were notified before. Idempotent.
 * @param setOut.at when the photographer set out, ISO 8601
 * @param setOut.arrival null where the drive isn't known
 */
export async function notifyOnTheWay(setOut: {
  bookingId: string
  at: string
  arrival: WallTime | null
}): Promise<void> {
  const { bookingId, arrival } = setOut
  const at = new Date(setOut.at)
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'bookings', bookingId)
    const row = await tx.booking.findFirst({
      where: { id: bookingId, status: 'CONFIRMED', onTheWayAt: at, onTheWayNotifiedAt: null },
      select: bookingWithParties,
    })
    if (!row) return
    await tx.booking.update({
      where: { id: bookingId },
      data: { onTheWayNotifiedAt: now() },
      select: { id: true },
    })
    const parties = toBookingWithParties(row)
    const { booking } = parties
    const actorId = booking.photographer.id
    await recordEvent(tx, { actorId, kind: 'ON_THE_WAY', before: booking, after: booking, at })
    await notifyOfArrival(tx, parties, { arrival, timeZone })
  })
}

async function notifyOfArrival(
  tx: Transaction,
  { booking, clientUserId }: BookingWithParties,
  { arrival, timeZone }: { arrival: WallTime | null; timeZone: string },
): Promise<void> {
  const { id, address, date, startTime, client, photographer } = booking
  const zone = zoneAbbreviation(date, timeZone)
  await notify(
    tx,
    {
      userId: clientUserId,
      ...bookingNotifications.onTheWay(booking, photographer.fullName, arrival),
      type: 'INFO',
      action: 'view_booking',
      bookingId: id,
    },
    {
      kind: 'booking',
      template: 'on-the-way',
      props: {
        fullName: client.fullName,
        photographer: photographer.fullName,
        address,
        date: formatDate(date),
        startTime: `${startTime} ${zone}`,
        arrival: arrival && `${arrival} ${zone}`,
        phone: photographer.phone,
        link: `${env().APP_URL}/booking/${id}`,
      },
    },
  )
  await notifyContacts(tx, id, 'on-the-way', { timeZone, arrival })
}
