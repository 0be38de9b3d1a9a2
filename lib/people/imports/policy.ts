import type { Actor } from '@/lib/auth/actor'
import { canInviteClients } from '@/lib/people/accounts/policy'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may bring clients from another tool: whoever may invite them. */
export function canImportClients(actor: Actor): boolean {
  return canInviteClients(actor)
}

/** The imports the actor may see and undo: all, or none. */
export function importsVisibleTo(actor: Actor): Prisma.ClientImportWhereInput {
  return canImportClients(actor) ? {} : { id: { in: [] } }
}
