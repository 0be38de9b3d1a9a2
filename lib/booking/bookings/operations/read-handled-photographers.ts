import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { photographersHandledBy } from '@/lib/people/accounts/policy'
import { whereSql } from '@/lib/platform/where-sql'

/** Returns the photographers whose bookings the actor handles, as a filter for `photographerId`. Cached per request. */
export const readHandledPhotographers = cache(async (actor: Actor): Promise<{ in: string[] }> => {
  const rows = await readIds(actor, {})
  return { in: rows.map(({ id }) => id) }
})

const readIds = prepareForActor((builder, actor) =>
  builder
    .selectFrom('profiles as p')
    .where(whereSql('profiles', photographersHandledBy(actor), 'p'))
    .select('p.id'),
)
