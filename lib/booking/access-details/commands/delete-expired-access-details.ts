import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes the access details of shoots that are over or were cancelled some days ago. Idempotent. */
export async function deleteExpiredAccessDetails(): Promise<void> {
  await deleteExpired(retentionDays.accessDetails, 'access_details', (row, before) => {
    const ofBooking = row.selectFrom('bookings').whereRef('bookings.id', '=', 'access_details.bookingId')
    const isOver = ofBooking.where('shootDate', '<', before).select('id')
    const isCancelled = ofBooking
      .innerJoin('booking_events', 'booking_events.bookingId', 'bookings.id')
      .where('status', '=', 'CANCELLED')
      .where('kind', '=', 'CANCELLED')
      .where('booking_events.createdAt', '<', before)
      .select('bookings.id')
    return row.or([row.exists(isOver), row.exists(isCancelled)])
  })
}
