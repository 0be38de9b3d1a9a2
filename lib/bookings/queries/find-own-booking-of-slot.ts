import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/bookings/policy'
import { db } from '@/lib/platform/db'

/** Returns the id of the actor's own booking that uses this slot, so that a reload after a lost response finds it. */
export async function findOwnBookingOfSlot(actor: Actor, slotId: string): Promise<string | null> {
  if (!z.uuid().safeParse(slotId).success) return null
  const booking = await db().booking.findFirst({
    where: { AND: [belongingTo(actor), { claims: { some: { slotId } } }] },
    select: { id: true },
  })
  return booking?.id ?? null
}
