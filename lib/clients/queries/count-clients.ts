import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { listedFor } from '@/lib/clients/policy'
import { db } from '@/lib/platform/db'

/** Counts the studio's clients. Cached per request. */
export const countClients = cache(
  (actor: Actor): Promise<number> => db().profile.count({ where: listedFor(actor) }),
)
