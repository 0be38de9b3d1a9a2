import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'

/**
 * Locks photographers' calendars until the transaction ends, so that changes and bookings of their slots wait.
 * It locks whole calendars because buffers, overlaps, and blocked days involve more than one slot. Lock all calendars of
 * a transaction in one call: the fixed order prevents deadlocks.
 * The profile rows can still be read and referenced by new rows.
 * @param calendars by their owners' profiles or by any of their slots; a slot that doesn't exist locks nothing
 */
export async function lockCalendars(
  tx: Transaction,
  { profileIds = [], slotIds = [] }: { profileIds?: readonly string[]; slotIds?: readonly string[] },
): Promise<void> {
  const owners = Prisma.sql`
    id = ANY(${[...profileIds]}::uuid[])
    OR id IN (SELECT photographer_id FROM availability_slots WHERE id = ANY(${[...slotIds]}::uuid[]))`
  await lockWhere(tx, 'profiles', owners, { strength: 'NO KEY UPDATE' })
}
