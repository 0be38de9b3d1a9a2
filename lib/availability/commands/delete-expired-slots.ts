import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes expired holds and past slots without a booking. Idempotent. */
export async function deleteExpiredSlots(): Promise<void> {
  await deleteExpired(
    'slotHolds',
    (before, limit) => db().$executeRaw`
      DELETE FROM slot_holds WHERE slot_id IN (
        SELECT slot_id FROM slot_holds WHERE expires_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
  await deleteExpired(
    'pastSlots',
    (before, limit) => db().$executeRaw`
      DELETE FROM availability_slots WHERE id IN (
        SELECT id FROM availability_slots AS slot
        WHERE date < ${before}::date AND NOT EXISTS (SELECT FROM slot_claims WHERE slot_id = slot.id)
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
