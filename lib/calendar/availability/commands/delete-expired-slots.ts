import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes expired holds and past slots without a booking. Idempotent. */
export async function deleteExpiredSlots(): Promise<void> {
  await deleteExpired(retentionDays.slotHolds, 'slot_holds', (row, before) => row('expiresAt', '<', before))
  await deleteExpired(retentionDays.pastSlots, 'availability_slots', (row, before) => {
    const claim = row
      .selectFrom('slot_claims')
      .whereRef('slotId', '=', 'availability_slots.id')
      .select('slotId')
    return row.and([row('date', '<', before), row.not(row.exists(claim))])
  })
}
