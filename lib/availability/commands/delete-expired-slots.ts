import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes expired holds and past slots without a booking. Idempotent. */
export async function deleteExpiredSlots(): Promise<void> {
  await deleteExpired('slotHolds', 'slot_holds', (row, before) => row('expiresAt', '<', before))
  await deleteExpired('pastSlots', 'availability_slots', (row, before) => {
    const claim = row
      .selectFrom('slot_claims')
      .whereRef('slotId', '=', 'availability_slots.id')
      .select('slotId')
    return row.and([row('date', '<', before), row.not(row.exists(claim))])
  })
}
