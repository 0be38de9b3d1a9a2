import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { slotsChanged } from '@/lib/availability/rules'
import type { ToggleSlot } from '@/lib/availability/schema'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import { lockOwnSlot } from './lock-own-slot'

/**
 * Opens or closes a slot of the actor's own. Closing one ends a hold on it. A booking that has it keeps it: the slot is
 * then open or closed from when it is free again.
 * @throws NotFoundError for somebody else's
 */
export async function toggleSlot(
  actor: Actor,
  { slotId, isAvailable }: ToggleSlot,
): Promise<{ isAvailable: boolean }> {
  return db().$transaction(async (tx) => {
    await lockOwnSlot(tx, actor, slotId)
    await tx.availabilitySlot.update({ where: { id: slotId }, data: { isAvailable }, select: { id: true } })
    if (!isAvailable) await endHolds(tx, { slotId })
    await queuePush(tx, slotsChanged)
    return { isAvailable }
  })
}
