import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { db } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'

/** Ends the actor's hold that includes this slot. Idempotent. */
export async function releaseSlot(actor: Actor, slotId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const ended = await endHolds(tx, { slotId, profileId: actor.profileId })
    if (ended > 0) await queuePush(tx, slotsChanged)
  })
}
