import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { visibleToSql } from '@/lib/clients/policy'
import { db } from '@/lib/platform/db'

/** Counts the studio's clients. Cached per request. */
export const countClients = cache(async (actor: Actor): Promise<number> => {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM profiles p WHERE ${visibleToSql(actor)}`
  return row?.count ?? 0
})
