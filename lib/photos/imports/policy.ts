import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may bring past shoots from another tool: whoever sets what photos cost, since imported ones cost nothing. */
export function canImportShoots(actor: Actor): boolean {
  return can(actor, 'price-photos') && can(actor, 'book-for-clients')
}

/** The imports the actor may see and undo: all, or none. */
export function importsVisibleTo(actor: Actor): Prisma.ShootImportWhereInput {
  return canImportShoots(actor) ? {} : { id: { in: [] } }
}
