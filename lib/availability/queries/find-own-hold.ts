import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { OwnHold } from '@/lib/availability/schema/slots'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Finds the actor's current hold. Returns null if there is none or it has expired. */
export async function findOwnHold(actor: Actor): Promise<OwnHold | null> {
  const rows = await db().slotHold.findMany({
    where: { profileId: actor.profileId, expiresAt: { gt: now() } },
    select: { slotId: true, expiresAt: true },
    orderBy: { slot: { startTime: 'asc' } },
  })
  const expiresAt = rows[0]?.expiresAt
  return expiresAt ? { slotIds: rows.map(({ slotId }) => slotId), expiresAt: expiresAt.toISOString() } : null
}
