import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { photographersHandledBy } from '@/lib/bookings/policy'
import { db } from '@/lib/platform/db'

/** The photographers whose bookings the actor handles, as a filter of `photographerId`. Asked once a request. */
export const handledPhotographers = cache(async (actor: Actor): Promise<{ in: string[] }> => {
  const rows = await db().profile.findMany({ where: photographersHandledBy(actor), select: { id: true } })
  return { in: rows.map(({ id }) => id) }
})
