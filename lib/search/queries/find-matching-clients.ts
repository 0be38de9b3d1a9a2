import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listedFor } from '@/lib/clients/policy'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { queryBuilder } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
import { maxMatchingClients } from '@/lib/search/limits'

export type MatchingClient = { id: string; fullName: string; email: string; company: string | null }

/**
 * Finds clients by name, email, or company; none for those who don't see the list of clients. One more than
 * `maxMatchingClients` if there are too many.
 */
export async function findMatchingClients(actor: Actor, text: string): Promise<MatchingClient[]> {
  const pattern = `%${escapeLike(text)}%`
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .where(whereSql('profiles', listedFor(actor), 'p'))
    .where((eb) =>
      eb.or([
        eb('p.fullName', 'ilike', pattern),
        // The column is citext, its index text.
        eb(eb.cast<string>('p.email', 'text'), 'ilike', pattern),
        eb('p.company', 'ilike', pattern),
      ]),
    )
    .select(['p.id', 'p.fullName', 'p.email', 'p.company'])
    .orderBy('p.fullName')
    .orderBy('p.id')
    .limit(maxMatchingClients + 1)
    .execute()
}
