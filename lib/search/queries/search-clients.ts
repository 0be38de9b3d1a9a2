import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listedFor } from '@/lib/clients/policy'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'

/** Finds clients by name, email, or company; none for those who don't see the list of clients. */
export async function searchClients(actor: Actor, text: string): Promise<Hit[]> {
  const contains = { contains: escapeLike(text), mode: 'insensitive' as const }
  const rows = await db().profile.findMany({
    where: {
      AND: [listedFor(actor), { OR: [{ fullName: contains }, { email: contains }, { company: contains }] }],
    },
    select: { id: true, fullName: true, email: true, company: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
  return rows.map(({ id, fullName, email, company }) => ({
    id,
    href: `/clients/${id}`,
    title: fullName,
    detail: [email, ...(company ? [company] : [])].join(', '),
  }))
}
