import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** The people the actor may filter by: every photographer, for an active photographer. */
export function actorsVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return mayEnter('photographer', actor) ? { role: 'PHOTOGRAPHER' } : { id: { in: [] } }
}

/** The entries the actor may read: all for the owner, all but those about pay for a photographer, none for anyone else. */
export function visibleTo(actor: Actor): Prisma.AuditEntryWhereInput {
  if (mayEnter('owner', actor)) return {}
  return mayEnter('photographer', actor) ? { NOT: { action: { startsWith: 'pay.' } } } : { id: { in: [] } }
}
