import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the change requests for photos of these bookings, with their rounds. New versions of the photos stay. */
export async function deleteRequests(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  const delivery = { bookingId: { in: [...bookingIds] } }
  await tx.revisionThread.deleteMany({ where: { photo: { delivery } } })
  await tx.revisionRound.deleteMany({ where: { delivery } })
}
