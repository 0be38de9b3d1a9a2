import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Locks photographers' calendars until the transaction ends: whoever also changes or takes a time of theirs waits here.
 * One lock for a whole calendar, because buffers, overlaps and blocked days concern more than one slot. Name all
 * that the transaction touches in one call: locked in one order, two transactions never wait for each other.
 * The profiles stay readable, and referable from new rows.
 * @param calendars by their owners' profiles, or by any of their slots; a slot that does not exist locks nothing
 */
export async function lockCalendars(
  tx: Transaction,
  { profileIds = [], slotIds = [] }: { profileIds?: readonly string[]; slotIds?: readonly string[] },
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM profiles
    WHERE id = ANY(${profileIds}::uuid[])
       OR id IN (SELECT photographer_id FROM availability_slots WHERE id = ANY(${slotIds}::uuid[]))
    ORDER BY id
    FOR NO KEY UPDATE`
}
