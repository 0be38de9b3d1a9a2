import 'server-only'
import { actorsVisibleTo } from '@/lib/audit/policy'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'

/** Returns the photographers to filter by, including disabled ones. */
export async function listActors(actor: Actor): Promise<{ id: string; name: string }[]> {
  const people = await db().profile.findMany({
    where: actorsVisibleTo(actor),
    select: { id: true, fullName: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
  })
  return people.map(({ id, fullName }) => ({ id, name: fullName }))
}
