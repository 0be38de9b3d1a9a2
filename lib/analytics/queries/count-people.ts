import 'server-only'
import { db } from '@/lib/platform/db'

export type People = { clients: number; photographers: number }

export const noPeople: People = { clients: 0, photographers: 0 }

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
