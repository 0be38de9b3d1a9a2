import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { teamVisibleTo } from '@/lib/people/accounts/policy'
import { visibleTo as brokeragesVisibleTo } from '@/lib/people/brokerages/policy'
import { listedFor } from '@/lib/people/clients/policy'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'

/** Counts the clients, the brokerages, and the team that the actor sees, in one statement. Cached per request. */
export const countPeople = cache(async (actor: Actor) => {
  const builder = queryBuilder(db())
  const profiles = builder.selectFrom('profiles as p').select(countRows.as('count'))
  const brokerages = builder.selectFrom('brokerages as b').select(countRows.as('count'))
  const [counts] = await builder
    .selectNoFrom([
      profiles
        .where(whereSql('profiles', listedFor(actor), 'p'))
        .$asScalar()
        .$notNull()
        .as('clients'),
      brokerages
        .where(whereSql('brokerages', brokeragesVisibleTo(actor), 'b'))
        .$asScalar()
        .$notNull()
        .as('brokerages'),
      profiles
        .where(whereSql('profiles', teamVisibleTo(actor), 'p'))
        .$asScalar()
        .$notNull()
        .as('team'),
    ])
    .execute()
  return counts ?? { clients: 0, brokerages: 0, team: 0 }
})
