import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

const none = { id: { in: [] } } satisfies Prisma.BrokerageWhereInput

/** The brokerages that the actor sees among the studio's clients. */
export function visibleTo(actor: Actor): Prisma.BrokerageWhereInput {
  return can(actor, 'see-clients') ? {} : none
}

/** The brokerage that the actor is an admin of. */
export function administeredBy(actor: Actor): Prisma.BrokerageWhereInput {
  if (!mayEnter('client', actor)) return none
  return { members: { some: { clientId: actor.profileId, role: 'ADMIN' } } }
}

/** The brokerages whose members the actor invites, removes, and makes admins: their own, or in the studio all. */
export function managedBy(actor: Actor): Prisma.BrokerageWhereInput {
  return canEditBrokerages(actor) ? {} : administeredBy(actor)
}

/** Whether the actor creates, renames, and deletes brokerages: whoever books for clients. */
export function canEditBrokerages(actor: Actor): boolean {
  return can(actor, 'book-for-clients')
}

/** Whether the actor sets the prices and logos of brokerages: any active photographer, as with other settings. */
export function canSetPrices(actor: Actor): boolean {
  return can(actor, 'change-settings')
}

/** Whether the actor approves a brokerage's email domains, whose accounts may then join: only the studio's owner. */
export function canApproveDomains(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** Whether the actor may see through which brokerage, and at which prices, a client books: the client, and whoever books for them. */
export function canSeeTermsOf(actor: Actor, clientId: string): boolean {
  return clientId === actor.profileId || can(actor, 'book-for-clients')
}
