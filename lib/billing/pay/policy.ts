import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor sets pay terms, and approves and pays statements: only the studio's owner. */
export function canManagePay(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** The photographers whose pay the actor may see: the owner everyone's, a photographer their own, a client nobody's. */
export function payVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  if (!mayEnter('photographer', actor)) return { id: { in: [] } }
  return canManagePay(actor) ? { role: 'PHOTOGRAPHER' } : { id: actor.profileId }
}

/** The statements of those photographers. */
export function statementsVisibleTo(actor: Actor): Prisma.PayStatementWhereInput {
  return { photographer: payVisibleTo(actor) }
}
