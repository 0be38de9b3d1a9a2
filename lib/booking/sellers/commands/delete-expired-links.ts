import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes the links of past shoots, which no longer work. Idempotent. */
export async function deleteExpiredLinks(): Promise<void> {
  await deleteExpired(retentionDays.sellerLinks, 'seller_links', (row, before) =>
    row.exists(
      row
        .selectFrom('bookings')
        .whereRef('bookings.id', '=', 'seller_links.bookingId')
        .where('shootDate', '<', before)
        .select('bookings.id'),
    ),
  )
}
