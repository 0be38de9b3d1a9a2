import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { administeredBy } from '@/lib/people/brokerages/policy'
import type { Prisma } from '@/prisma/generated/client'

const none = { id: { in: [] } } satisfies Prisma.StatementWhereInput

/**
 * Whether the actor issues statements, records their payments, and voids them: the studio's owner, and coordinators. A statement
 * has invoices of every photographer, which the others don't see.
 */
export function canManageStatements(actor: Actor): boolean {
  return mayEnter('owner', actor) || can(actor, 'manage-all-bookings')
}

/** The statements that the actor sees: all for those who manage them, and for the admin of a brokerage its own. */
export function visibleTo(actor: Actor): Prisma.StatementWhereInput {
  if (canManageStatements(actor)) return {}
  return mayEnter('client', actor) ? { brokerage: administeredBy(actor) } : none
}

/** The statements that the actor may change. */
export function managedBy(actor: Actor): Prisma.StatementWhereInput {
  return canManageStatements(actor) ? {} : none
}
