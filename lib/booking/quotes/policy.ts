import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Matches the requests an actor may see: all for active photographers, none for anyone else. */
export function visibleTo(actor: Actor): Prisma.QuoteRequestWhereInput {
  return can(actor, 'answer-quotes') ? {} : { id: { in: [] } }
}
