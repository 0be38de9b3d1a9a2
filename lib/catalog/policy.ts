import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person edits services and prices: any active photographer. */
export function canManageCatalog(actor: Actor | null): boolean {
  return actor?.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The services a person sees: everyone those on offer, photographers the withdrawn ones too. */
export function visibleTo(actor: Actor | null): Prisma.ServiceWhereInput {
  return canManageCatalog(actor) ? {} : { active: true }
}
