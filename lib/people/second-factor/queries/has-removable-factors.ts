import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { canManageFactors } from '@/lib/people/second-factor/policy'

/** Whether someone has second factors that the actor could remove: only the studio's owner learns it. */
export async function hasRemovableFactors(actor: Actor, userId: string): Promise<boolean> {
  return canManageFactors(actor) && userId !== actor.userId && (await hasSecondFactor(userId))
}
