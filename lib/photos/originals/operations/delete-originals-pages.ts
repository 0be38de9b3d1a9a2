import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the public pages of these bookings' unaltered photos, whose addresses then no longer work. */
export async function deleteOriginalsPages(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.originalsPage.deleteMany({ where: { delivery: { bookingId: { in: [...bookingIds] } } } })
}
