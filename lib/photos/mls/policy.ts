import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can edit profiles: any active photographer. */
export function canManageProfiles(actor: Actor): boolean {
  return can(actor, 'change-settings')
}

/** The profiles that can be chosen for a download. They are the same for everyone. */
export const choosable = { active: true, deletedAt: null } satisfies Prisma.MlsProfileWhereInput
