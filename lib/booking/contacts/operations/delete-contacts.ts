import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the contacts of these bookings. */
export async function deleteContacts(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.bookingContact.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })
}
