import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only clients save cards. */
export function canSaveCards(actor: Actor): boolean {
  return actor.role === 'CLIENT' && actor.status === 'ACTIVE'
}

/** A card is seen and used by the person it was stored for, and by nobody else. */
export function visibleTo(actor: Actor): Prisma.StoredCardWhereInput {
  return { profileId: actor.profileId }
}
