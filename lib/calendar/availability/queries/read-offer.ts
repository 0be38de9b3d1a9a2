import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Offer, OwnHold, ReadOffer } from '@/lib/calendar/availability/schema/slots'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { listOpenSlots } from './list-open-slots'

/** Reads the available slots together with the actor's hold. */
export async function readOffer(actor: Actor, request: ReadOffer = {}): Promise<Offer> {
  const [open, hold] = await Promise.all([listOpenSlots(actor, request), findOwnHold(actor)])
  return {
    ...open,
    minutes: request.minutes ?? 0,
    address: request.address ?? null,
    light: request.light ?? 'ANY',
    hold,
    readAt: now().toISOString(),
  }
}

/** Finds the actor's current hold. Returns null if there is none or it has expired. */
export async function findOwnHold({ profileId }: Actor): Promise<OwnHold | null> {
  const rows = await db().slotHold.findMany({
    where: { profileId, expiresAt: { gt: now() } },
    select: { slotId: true, expiresAt: true },
    orderBy: { slot: { startTime: 'asc' } },
  })
  const expiresAt = rows[0]?.expiresAt
  return expiresAt ? { slotIds: rows.map(({ slotId }) => slotId), expiresAt: expiresAt.toISOString() } : null
}
