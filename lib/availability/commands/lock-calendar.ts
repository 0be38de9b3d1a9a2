import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Locks a photographer's calendar until the transaction ends: whoever also changes or takes a time of theirs waits
 * here. One lock for the whole calendar, because buffers, overlaps and blocked days concern more than one slot.
 * It leaves the profile readable, and referable from new rows.
 */
export async function lockCalendar(tx: Transaction, photographerId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM profiles WHERE id = ${photographerId}::uuid FOR NO KEY UPDATE`
}

/** The same by one of its slots; nothing is locked when there is no such slot. */
export async function lockCalendarOf(tx: Transaction, slotId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM profiles
    WHERE id = (SELECT photographer_id FROM availability_slots WHERE id = ${slotId}::uuid)
    FOR NO KEY UPDATE`
}
