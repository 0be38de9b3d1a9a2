import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/bookings/policy'
import { db } from '@/lib/platform/data/db'

/**
 * Returns the id of the client's booking that uses this slot, so that a reload after a lost response finds it.
 * @param clientId the client whom a photographer books for; the actor by default
 */
export async function findOwnBookingOfSlot(
  actor: Actor,
  slotId: string,
  clientId = actor.profileId,
): Promise<string | null> {
  if (!z.uuid().safeParse(slotId).success) return null
  const booking = await db().booking.findFirst({
    where: { AND: [visibleTo(actor), { clientId, claims: { some: { slotId } } }] },
    select: { id: true },
  })
  return booking?.id ?? null
}
