import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer, teamRoles } from '@/lib/auth/rules/capabilities'
import { db } from '@/lib/platform/data/db'

/**
 * Whether the studio has, or had, anyone else in its team, so that a photographer needs what is for teams. True for others, who
 * have colleagues. Cached per request.
 */
export const hasColleagues = cache(async (actor: Actor): Promise<boolean> => {
  if (!isPhotographer(actor)) return true
  const colleague = await db().profile.findFirst({
    where: {
      role: { in: [...teamRoles] },
      accountStatus: { in: ['ACTIVE', 'DISABLED'] },
      id: { not: actor.profileId },
    },
    select: { id: true },
  })
  return colleague !== null
})
