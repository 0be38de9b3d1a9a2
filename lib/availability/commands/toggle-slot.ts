import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { slotsChanged } from '@/lib/availability/rules/slots'
import type { ToggleSlot } from '@/lib/availability/schema/slots'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import { lockOwnSlot } from './lock-own-slot'

/**
 * Enables or disables a slot of the actor's own. Disabling it ends a hold on it. A booked slot stays booked; the change
 * applies once it is free again.
 * @throws NotFoundError for someone else's
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
