import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes holds that expired and times of the past that nobody booked. Idempotent. */
export async function sweepSlots(): Promise<void> {
  await db().slotHold.deleteMany({ where: { expiresAt: { lt: expiredBefore('slotHolds', now()) } } })
  const before = expiredBefore('pastSlots', now())
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM availability_slots WHERE id IN (
        SELECT id FROM availability_slots AS slot
        WHERE date < ${before}::date AND NOT EXISTS (SELECT FROM slot_claims WHERE slot_id = slot.id)
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
