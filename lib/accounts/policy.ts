import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** An active photographer decides who joins. */
export function canDecideApprovals(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** Profiles a person may read: a photographer everyone's, a client their own. */
export function visibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? {} : { userId: actor.userId }
}

/** Requests that wait for this person's decision: none for anyone but a photographer. */
export function awaitingDecisionBy(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? { accountStatus: 'PENDING_APPROVAL' } : { id: { in: [] } }
}
