import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Offer, ReadOffer } from '@/lib/calendar/availability/schema/slots'
import { now } from '@/lib/platform/clock'
import { findOwnHold } from './find-own-hold'
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
