import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the access details of a deleted client's bookings. */
export async function deleteDetails(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.accessDetails.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })
}
