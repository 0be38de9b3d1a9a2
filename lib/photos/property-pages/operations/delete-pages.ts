import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the property pages of these bookings, with their inquiries. */
export async function deletePages(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.propertyPage.deleteMany({ where: { delivery: { bookingId: { in: [...bookingIds] } } } })
}
