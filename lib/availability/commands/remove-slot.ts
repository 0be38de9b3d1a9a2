import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotsChanged } from '@/lib/availability/rules'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { lockOwnSlot } from './lock-own-slot'

/**
 * Removes a slot of the actor's own. Cancelled and completed bookings of it keep their own date and time.
 * @throws NotFound for somebody else's; Refusal `conflict` when a booking still holds it
 */
export async function removeSlot(actor: Actor, slotId: string): Promise<{ slotId: string }> {
  return db().$transaction(async (tx) => {
    const slot = await lockOwnSlot(tx, actor, slotId)
    if (slot.booked && slot.booked !== 'COMPLETED') {
      throw new Refusal('conflict', 'A booking holds this slot. Cancel or reschedule the booking first.')
    }
    await tx.availabilitySlot.delete({ where: { id: slotId }, select: { id: true } })
    await queuePush(tx, slotsChanged)
    return { slotId }
  })
}
