import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotsChanged } from '@/lib/availability/rules'
import type { ToggleSlot } from '@/lib/availability/schema'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { lockOwnSlot } from './lock-own-slot'

/**
 * Opens or closes a slot of the actor's own. Closing one ends a hold on it.
 * @throws NotFound for somebody else's; Refusal `conflict` when a booking has it
 */
export async function toggleSlot(
  actor: Actor,
  { slotId, isAvailable }: ToggleSlot,
): Promise<{ isAvailable: boolean }> {
  return db().$transaction(async (tx) => {
    const slot = await lockOwnSlot(tx, actor, slotId)
    if (slot.booked === 'COMPLETED')
      throw new Refusal('conflict', 'This slot belongs to a completed booking.')
    if (slot.booked) {
      throw new Refusal('conflict', 'A booking holds this slot. Cancel or reschedule the booking first.')
    }
    await tx.availabilitySlot.update({ where: { id: slotId }, data: { isAvailable }, select: { id: true } })
    if (!isAvailable) await tx.slotHold.deleteMany({ where: { slotId } })
    await queuePush(tx, slotsChanged)
    return { isAvailable }
  })
}
