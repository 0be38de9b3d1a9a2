import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** The bookings whose contacts the actor sees and changes: a client's own. */
export function informedBy(actor: Actor): Prisma.BookingWhereInput {
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}
