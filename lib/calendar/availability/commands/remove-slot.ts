import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { slotBookedText } from '@/lib/calendar/availability/words/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { lockSlot } from './lock-slot'

/**
 * Removes a slot. A completed booking of it keeps its date and time.
 * @throws see lockSlot; AppError `conflict` while it has a pending or confirmed booking
 */
export async function removeSlot(actor: Actor, slotId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { photographerId, booked, ...time } = await lockSlot(tx, actor, slotId)
    if (booked && booked !== 'COMPLETED') {
      throw new AppError('conflict', slotBookedText)
    }
    await endHolds(tx, { slotId })
    if (booked) await tx.slotClaim.delete({ where: { slotId }, select: { slotId: true } })
    await tx.availabilitySlot.delete({ where: { id: slotId }, select: { id: true } })
    await recordAudit(tx, actor, 'slot.removed', photographerId, time)
    await queuePush(tx, slotsChanged)
  })
}
