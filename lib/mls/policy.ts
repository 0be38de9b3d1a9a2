import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can edit profiles: any active photographer. */
export function canManageProfiles(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The profiles that can be chosen for a download. They are the same for everyone. */
export const choosable = { active: true, deletedAt: null } satisfies Prisma.MlsProfileWhereInput
