import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'

/** Whether this person can see and change how the studio taxes: any active photographer, as with other settings. */
export function canManageTaxes(actor: Actor): boolean {
  return can(actor, 'change-settings')
}

/** Whether the actor can see how a client is taxed: clients themselves, and whoever books for them. */
export function canSeeTaxesOf(actor: Actor, clientId: string): boolean {
  return clientId === actor.profileId || can(actor, 'book-for-clients')
}
