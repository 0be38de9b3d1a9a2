import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only clients save cards. */
export function canSaveCards(actor: Actor): boolean {
  return mayEnter('client', actor)
}

/** Only the owner of a card may see and use it. */
export function visibleTo(actor: Actor): Prisma.StoredCardWhereInput {
  return { profileId: actor.profileId }
}
