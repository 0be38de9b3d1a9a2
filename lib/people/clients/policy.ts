import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'
import type { AccountStatus } from '@/prisma/generated/enums'

/**
 * The clients the actor may see: all, for an active photographer; none for anyone else. People who asked to become a
 * photographer aren't clients.
 */
export function visibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return clientsOf(actor, ['ACTIVE', 'DISABLED', 'DELETED'])
}

/** The clients in the actor's list: those the actor may see, without deleted accounts. */
export function listedFor(actor: Actor): Prisma.ProfileWhereInput {
  return clientsOf(actor, ['ACTIVE', 'DISABLED'])
}

function clientsOf(actor: Actor, statuses: AccountStatus[]): Prisma.ProfileWhereInput {
  return can(actor, 'see-clients') ? { role: 'CLIENT', accountStatus: { in: statuses } } : { id: { in: [] } }
}

/** Whether the actor can book shoots for themselves: only clients can. */
export function canBook(actor: Actor): boolean {
  return isClient(actor)
}

/** Whether the actor can book shoots for the studio's clients. */
export function canBookFor(actor: Actor): boolean {
  return can(actor, 'book-for-clients')
}

/** The clients whom the actor can book for. */
export function bookableBy(actor: Actor): Prisma.ProfileWhereInput {
  return canBookFor(actor) ? { role: 'CLIENT', accountStatus: 'ACTIVE' } : { id: { in: [] } }
}
