import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can edit services and prices: any active photographer. */
export function canManageCatalog(actor: Actor | null): boolean {
  return actor !== null && can(actor, 'change-settings')
}

/** Matches the services a person can see: the active ones; for photographers, all. */
export function visibleTo(actor: Actor | null): Prisma.ServiceWhereInput {
  return canManageCatalog(actor) ? {} : { active: true }
}
