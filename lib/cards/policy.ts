import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only clients save cards. */
export function canSaveCards(actor: Actor): boolean {
  return actor.role === 'CLIENT' && actor.status === 'ACTIVE'
}

/** Only the owner of a card may see and use it. */
export function visibleTo(actor: Actor): Prisma.StoredCardWhereInput {
  return { profileId: actor.profileId }
}
