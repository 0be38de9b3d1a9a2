import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** The films and documents this person has uploaded but not sent; they can send or discard them. */
export function unsentMediaOf(actor: Actor): Prisma.MediaFileWhereInput {
  return { deliveryId: null, file: { uploaderId: actor.profileId } }
}
