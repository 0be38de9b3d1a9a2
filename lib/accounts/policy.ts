import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** An active photographer decides who joins. */
export function canDecideApprovals(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** An active photographer closes accounts and opens them again. */
export function canSetAccountStatus(actor: Actor): boolean {
  return canDecideApprovals(actor)
}

/** The studio's photographers, and those who asked to become one; for anyone but a photographer, nobody. */
export function teamVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  if (!canSetAccountStatus(actor)) return { id: { in: [] } }
  return { OR: [{ role: 'PHOTOGRAPHER' }, { accountStatus: { in: ['PENDING_APPROVAL', 'DENIED'] } }] }
}

/** Profiles a person may read: a photographer everyone's, a client their own. */
export function visibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? {} : { userId: actor.userId }
}

/** Requests that wait for this person's decision: none for anyone but a photographer. */
export function awaitingDecisionBy(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? { accountStatus: 'PENDING_APPROVAL' } : { id: { in: [] } }
}

/** Photos stand beside names all over the portal: whoever may enter it sees them, while somebody wears them. */
export function avatarsVisibleTo(actor: Actor): Prisma.StoredFileWhereInput {
  return mayEnter('signed-in', actor) ? { purpose: 'AVATAR', avatarOf: { isNot: null } } : { id: { in: [] } }
}
