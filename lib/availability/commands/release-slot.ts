import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotsChanged } from '@/lib/availability/rules'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'

/** Gives a slot the actor keeps back to everybody. Without such a hold it changes nothing. */
export async function releaseSlot(actor: Actor, slotId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.slotHold.deleteMany({ where: { slotId, profileId: actor.profileId } })
    if (count > 0) await queuePush(tx, slotsChanged)
  })
}
