import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Matches the requests an actor may see: all for active photographers, none for anyone else. */
export function visibleTo(actor: Actor): Prisma.QuoteRequestWhereInput {
  const isStudio = actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
  return isStudio ? {} : { id: { in: [] } }
}
