import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { photographersHandledBy } from '@/lib/people/accounts/policy'
import { db } from '@/lib/platform/data/db'

/** Returns the photographers whose bookings the actor handles, as a filter for `photographerId`. Cached per request. */
export const readHandledPhotographers = cache(async (actor: Actor): Promise<{ in: string[] }> => {
  const rows = await db().profile.findMany({ where: photographersHandledBy(actor), select: { id: true } })
  return { in: rows.map(({ id }) => id) }
})
