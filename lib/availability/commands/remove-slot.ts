import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { slotsChanged } from '@/lib/availability/rules/slots'
import { slotBookedText } from '@/lib/availability/words/slots'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { lockOwnSlot } from './lock-own-slot'

/**
 * Removes a slot of the actor's own. A completed booking of it keeps its date and time.
 * @throws NotFoundError for someone else's; AppError `conflict` while it has a pending or confirmed booking
 */
export async function removeSlot(actor: Actor, slotId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const slot = await lockOwnSlot(tx, actor, slotId)
    if (slot.booked && slot.booked !== 'COMPLETED') {
      throw new AppError('conflict', slotBookedText)
    }
    await endHolds(tx, { slotId })
    if (slot.booked) await tx.slotClaim.delete({ where: { slotId }, select: { slotId: true } })
    await tx.availabilitySlot.delete({ where: { id: slotId }, select: { id: true } })
    await queuePush(tx, slotsChanged)
  })
}
