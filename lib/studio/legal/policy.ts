import { type Actor, mayEnter } from '@/lib/auth/actor'

/** Whether this person can publish terms and policies: only the studio's owner. */
export function canPublishLegal(actor: Actor): boolean {
  return mayEnter('owner', actor)
}
