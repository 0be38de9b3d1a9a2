import { type Actor, mayEnter } from '@/lib/auth/actor'
import { ForbiddenError } from '@/lib/platform/errors'

/** @throws ForbiddenError for anyone but the studio's owner */
export function assertOwner(actor: Actor): void {
  if (!mayEnter('owner', actor)) throw new ForbiddenError()
}
