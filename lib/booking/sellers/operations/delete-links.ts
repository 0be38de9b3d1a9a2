import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the links of these bookings, which then no longer work. Returns how many there were. */
export async function deleteLinks(tx: Transaction, bookingIds: readonly string[]): Promise<number> {
  const { count } = await tx.sellerLink.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })
  return count
}
