import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/**
 * The clients the actor may see: all, for an active photographer; none for anyone else. People who asked to become a
 * photographer aren't clients.
 */
export function visibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
    ? { role: 'CLIENT', accountStatus: { in: ['ACTIVE', 'DISABLED'] } }
    : { id: { in: [] } }
}
