import type { Actor } from '@/lib/auth/actor'

/** Whether this person changes how the studio works: any active photographer. */
export function canManageStudio(actor: Actor | null): boolean {
  return actor?.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}
