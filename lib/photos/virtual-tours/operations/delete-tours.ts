import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the tours of these bookings' deliveries. */
export async function deleteTours(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.virtualTour.deleteMany({ where: { delivery: { bookingId: { in: [...bookingIds] } } } })
}
