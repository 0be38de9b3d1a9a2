import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'

/** Whether this person can see the studio's books: any active photographer, as with the studio's analytics. */
export function canSeeBooks(actor: Actor): boolean {
  return can(actor, 'see-books')
}
