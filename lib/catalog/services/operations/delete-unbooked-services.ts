import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'

/**
 * Deletes the services of an import that were never booked, and that no package or add-on is linked to. Call it with the
 * catalog locked. Waits for bookings that are being made, and locks the services. Returns how many were deleted.
 */
export async function deleteUnbookedServices(tx: Transaction, importId: string): Promise<number> {
  // A separate statement, so that the next one sees the bookings that this one waited for.
  const ids = await lockWhere(tx, 'services', Prisma.sql`import_id = ${importId}::uuid`)
  const { count } = await tx.service.deleteMany({
    where: { id: { in: ids }, bookedServices: { none: {} }, linkedFrom: { none: {} } },
  })
  return count
}
