import type { Actor } from '@/lib/auth/actor'
import { canManageCatalog } from '@/lib/catalog/services/policy'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may bring services from another tool: whoever may add them. */
export function canImportServices(actor: Actor): boolean {
  return canManageCatalog(actor)
}

/** The imports the actor may see and undo: all, or none. */
export function importsVisibleTo(actor: Actor): Prisma.ServiceImportWhereInput {
  return canImportServices(actor) ? {} : { id: { in: [] } }
}
