import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { clientPatterns, matchClient } from '@/lib/people/clients/operations/match-client'
import { listedFor } from '@/lib/people/clients/policy'
import { db } from '@/lib/platform/db'
import { queryBuilder } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
import { maxMatchingClients } from '@/lib/search/limits'

export type MatchingClient = { id: string; fullName: string; email: string; company: string | null }

/**
 * Finds clients by name, email, company, or phone; none for those who don't see the list of clients. One more than
 * `maxMatchingClients` if there are too many.
 */
export async function findMatchingClients(actor: Actor, text: string): Promise<MatchingClient[]> {
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .where(whereSql('profiles', listedFor(actor), 'p'))
    .where(matchClient(clientPatterns(text)))
    .select(['p.id', 'p.fullName', 'p.email', 'p.company'])
    .orderBy('p.fullName')
    .orderBy('p.id')
    .limit(maxMatchingClients + 1)
    .execute()
}
