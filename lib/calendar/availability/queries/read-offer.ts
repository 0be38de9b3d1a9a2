import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Offer, OwnHold, ReadOffer } from '@/lib/calendar/availability/schema/slots'
import { now } from '@/lib/platform/clock'
import { prepareQuery } from '@/lib/platform/prepared-query'
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

const readHolds = prepareQuery((builder, { profileId, at }: { profileId: string; at: Date }) =>
  builder
    .selectFrom('slot_holds as h')
    .innerJoin('availability_slots as s', 's.id', 'h.slotId')
    .where('h.profileId', '=', profileId)
    .where('h.expiresAt', '>', at)
    .select(['h.slotId', 'h.expiresAt'])
    .orderBy('s.startTime'),
)

/** Finds the actor's current hold. Returns null if there is none or it has expired. */
export async function findOwnHold({ profileId }: Actor): Promise<OwnHold | null> {
  const rows = await readHolds({ profileId, at: now() })
  const expiresAt = rows[0]?.expiresAt
  return expiresAt ? { slotIds: rows.map(({ slotId }) => slotId), expiresAt: expiresAt.toISOString() } : null
}
