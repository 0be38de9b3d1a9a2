import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** The bookings whose contacts the actor sees and changes: a client's own. */
export function informedBy(actor: Actor): Prisma.BookingWhereInput {
  const isClient = actor.role === 'CLIENT' && actor.status === 'ACTIVE'
  return isClient ? { clientId: actor.profileId } : { id: { in: [] } }
}
