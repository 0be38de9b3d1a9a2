import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** A card is seen and used by the person it was stored for, and by nobody else. */
export function visibleTo(actor: Actor): Prisma.StoredCardWhereInput {
  return { profileId: actor.profileId }
}
