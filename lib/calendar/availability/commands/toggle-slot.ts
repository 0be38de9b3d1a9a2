import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { ToggleSlot } from '@/lib/calendar/availability/schema/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { lockSlot } from './lock-slot'

/**
 * Enables or disables a slot. Disabling it ends a hold on it. A booked slot stays booked; the change
 * applies once it is free again.
 * @throws see lockSlot
 */
export async function toggleSlot(
  actor: Actor,
  { slotId, isAvailable }: ToggleSlot,
): Promise<{ isAvailable: boolean }> {
  return db().$transaction(async (tx) => {
    const { photographerId, booked: _booked, ...time } = await lockSlot(tx, actor, slotId)
    await tx.availabilitySlot.update({ where: { id: slotId }, data: { isAvailable }, select: { id: true } })
    if (!isAvailable) await endHolds(tx, { slotId })
    const action = isAvailable ? 'slot.enabled' : 'slot.disabled'
    await recordAudit(tx, actor, action, photographerId, time)
    await queuePush(tx, slotsChanged)
    return { isAvailable }
  })
}
