import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes the contacts of past shoots. Idempotent. */
export async function deleteExpiredContacts(): Promise<void> {
  await deleteExpired(retentionDays.bookingContacts, 'booking_contacts', (row, before) =>
    row.exists(
      row
        .selectFrom('bookings')
        .whereRef('bookings.id', '=', 'booking_contacts.bookingId')
        .where('shootDate', '<', before)
        .select('bookings.id'),
    ),
  )
}
