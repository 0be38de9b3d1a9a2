import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the editing jobs of bookings, with their notes and links. */
export async function deleteJobs(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.editJob.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })
}
