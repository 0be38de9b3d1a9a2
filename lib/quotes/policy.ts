import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Requests are the studio's: every active photographer sees all of them, nobody else any. */
export function visibleTo(actor: Actor): Prisma.QuoteRequestWhereInput {
  const isStudio = actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
  return isStudio ? {} : { id: { in: [] } }
}
