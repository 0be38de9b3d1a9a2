import type { Actor } from '@/lib/auth/actor'

/** Whether this person can see the studio's books: any active photographer, as with the studio's analytics. */
export function canSeeBooks(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}
