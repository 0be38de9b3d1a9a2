import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** The people the actor may filter by: the studio's team, for an active photographer. */
export function actorsVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return can(actor, 'change-settings') ? { role: { not: 'CLIENT' } } : { id: { in: [] } }
}

/** The entries the actor may read: all for the owner, all but those about pay for a photographer, none for anyone else. */
export function visibleTo(actor: Actor): Prisma.AuditEntryWhereInput {
  if (mayEnter('owner', actor)) return {}
  return can(actor, 'change-settings') ? { NOT: { action: { startsWith: 'pay.' } } } : { id: { in: [] } }
}
