import 'server-only'
import { db } from '@/lib/platform/db'
import type { People } from '@/lib/site/analytics/schema'

/** Counts the active clients and photographers. */
export async function countPeople(): Promise<People> {
  const rows = await db().profile.groupBy({
    by: ['role'],
    where: { accountStatus: 'ACTIVE' },
    _count: true,
  })
  const countOf = (role: string) => rows.find((row) => row.role === role)?._count ?? 0
  return { clients: countOf('CLIENT'), photographers: countOf('PHOTOGRAPHER') }
}
