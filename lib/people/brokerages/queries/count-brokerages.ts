import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/db'

/** Counts the studio's brokerages. Cached per request. */
export const countBrokerages = cache(
  (actor: Actor): Promise<number> => db().brokerage.count({ where: visibleTo(actor) }),
)
