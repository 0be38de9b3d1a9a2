import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'

/** Whether this person can grant and remove account credit: whoever refunds. */
export function canManageCredit(actor: Actor): boolean {
  return can(actor, 'manage-invoices')
}

/** Whether the actor can see a client's credit: clients their own, and whoever manages it. */
export function canSeeCreditOf(actor: Actor, clientId: string): boolean {
  return clientId === actor.profileId || canManageCredit(actor)
}
