import type { Actor } from '@/lib/auth/actor'

/** Whether this person can see and change how the studio taxes: any active photographer, as with other settings. */
export function canManageTaxes(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}
